import { assign, setup, type ActorRefFrom } from 'xstate';
import { sendOldest } from './timer-outbox.actors.ts';
import { readAgain, type TimeReader } from './read-again.ts';
import { isWaiting, type UnsentEntry, type UnsentStore } from '../outbox/unsent.ts';
import { dropped, withFixedChange } from '../outbox/unsent-changes.ts';

export interface TimerOutboxInput {
  store: UnsentStore;
  /** IANA name of the person's time zone. */
  timeZone: string;
}

export interface TimerOutboxContext extends TimerOutboxInput {
  /** Changes that are not on the server yet, oldest first. */
  unsent: readonly UnsentEntry[];
  /** The actors that show times: they reload once changes are on the server. */
  readers: readonly TimeReader[];
}

/** Other times for a rejected change, as UTC timestamps. */
export interface OtherTimes {
  startTime?: string;
  endTime?: string | null;
}

export type TimerOutboxEvent =
  /** The stored changes have changed, in any tab. */
  | { type: 'unsent.changed' }
  /** The device is online again, or the person is back. */
  | { type: 'network.returned' }
  | { type: 'retry'; id: string }
  /** Resend it with other times. */
  | { type: 'CHANGE'; id: string; times: OtherTimes }
  | { type: 'unsent.discard'; id: string }
  | { type: 'reader.added' | 'reader.removed'; reader: TimeReader };

/** Milliseconds until an automatic retry. */
export const pause = 15_000;

export const timerOutboxMachine = setup({
  types: {
    context: {} as TimerOutboxContext,
    events: {} as TimerOutboxEvent,
    input: {} as TimerOutboxInput,
    tags: {} as 'busy',
  },
  actors: { sendOldest },
  guards: {
    isWaiting: ({ context }) => context.unsent.some(isWaiting),
    isRejected: ({ context }) => context.unsent.length > 0,
  },
  actions: {
    readStore: assign({ unsent: ({ context }) => context.store.read().unsent }),
    fixChange: ({ context }, { id, times }: { id: string; times?: OtherTimes }) =>
      context.store.change(withFixedChange(id, times)),
    drop: ({ context }, { id }: { id: string }) => context.store.change(dropped(id)),
    notifyReaders: ({ context: { readers } }) => {
      for (const reader of readers) readAgain(reader);
    },
    addReader: assign(({ context }, { reader }: { reader: TimeReader }) => ({
      readers: [...context.readers.filter((each) => each !== reader), reader],
    })),
    removeReader: assign(({ context }, { reader }: { reader: TimeReader }) => ({
      readers: context.readers.filter((each) => each !== reader),
    })),
  },
  delays: { pause },
}).createMachine({
  id: 'timer-outbox',
  description:
    'Timer changes made while the server was unreachable: stored on the device, and sent in order, each once. Not in the requirements; source of the rules: CLOCK-057.',
  context: ({ input }) => ({ ...input, unsent: input.store.read().unsent, readers: [] }),
  initial: 'deciding',
  on: {
    'reader.added': { actions: { type: 'addReader', params: ({ event }) => event } },
    'reader.removed': { actions: { type: 'removeReader', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      description: 'Pending changes are sent; rejected ones wait for the person.',
      always: [
        { guard: 'isWaiting', target: 'sending' },
        { guard: 'isRejected', target: 'rejected' },
        { target: 'empty' },
      ],
    },
    empty: {
      description: 'All changes are on the server.',
      on: { 'unsent.changed': { target: 'deciding', actions: 'readStore' } },
    },
    sending: {
      description: 'The oldest pending change is being sent; more can be added in the meantime.',
      tags: 'busy',
      on: { 'unsent.changed': { actions: 'readStore' } },
      invoke: {
        id: 'sendOldest',
        src: 'sendOldest',
        input: ({ context: { store, timeZone } }) => ({ store, timeZone }),
        onDone: { target: 'deciding', actions: ['readStore', 'notifyReaders'] },
        onError: { target: 'waiting', actions: 'readStore' },
      },
    },
    waiting: {
      description:
        'The server is unreachable: retries after a while, or as soon as the network is back.',
      on: {
        'unsent.changed': { actions: 'readStore' },
        'network.returned': 'sending',
        'unsent.discard': {
          target: 'deciding',
          actions: [{ type: 'drop', params: ({ event }) => event }, 'readStore', 'notifyReaders'],
        },
      },
      after: { pause: 'sending' },
    },
    rejected: {
      description:
        'The server has rejected the remaining changes: the person retries, changes or discards them.',
      on: {
        'unsent.changed': { target: 'deciding', actions: 'readStore' },
        retry: {
          target: 'deciding',
          actions: [{ type: 'fixChange', params: ({ event }) => event }, 'readStore'],
        },
        CHANGE: {
          target: 'deciding',
          actions: [{ type: 'fixChange', params: ({ event }) => event }, 'readStore'],
        },
        'unsent.discard': {
          target: 'deciding',
          actions: [{ type: 'drop', params: ({ event }) => event }, 'readStore', 'notifyReaders'],
        },
      },
    },
  },
});

export type TimerOutboxActor = ActorRefFrom<typeof timerOutboxMachine>;
