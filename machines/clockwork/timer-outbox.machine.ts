import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { sendOldest } from './timer-outbox.actors.ts';
import { isWaiting, type UnsentEntry, type UnsentStore } from './unsent.ts';
import { dropped, withFixedChange } from './unsent-changes.ts';

export interface TimerOutboxInput {
  store: UnsentStore;
  /** IANA name of the person's time zone. */
  timeZone: string;
}

export interface TimerOutboxContext extends TimerOutboxInput {
  /** What is not on the server yet, the oldest first. */
  unsent: readonly UnsentEntry[];
}

/** Other times for one that was refused, as UTC instants. */
export interface OtherTimes {
  startTime?: string;
  endTime?: string | null;
}

export type TimerOutboxEvent =
  /** What is kept has changed, in whichever tab. */
  | { type: 'unsent.changed' }
  /** The device is connected again, or the person is back. */
  | { type: 'network.returned' }
  | { type: 'retry'; id: string }
  /** It is to be sent with other times. */
  | { type: 'CHANGE'; id: string; times: OtherTimes }
  | { type: 'unsent.discard'; id: string };

/** What the server knows is another thing by now: who shows times has to read them again. */
interface Settled {
  type: 'unsent.settled';
}

/** Milliseconds until it is tried again by itself. */
export const pause = 15_000;

export const timerOutboxMachine = setup({
  types: {
    context: {} as TimerOutboxContext,
    events: {} as TimerOutboxEvent,
    emitted: {} as Settled,
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
    emitSettled: emit({ type: 'unsent.settled' }),
  },
  delays: { pause },
}).createMachine({
  id: 'timer-outbox',
  description:
    'What was done with the timer while nobody answered: kept on the device, and sent in its order, each once. Beyond the documents; source of the rules: CLOCK-057.',
  context: ({ input }) => ({ ...input, unsent: input.store.read().unsent }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What waits is sent; what was refused waits for the person.',
      always: [
        { guard: 'isWaiting', target: 'sending' },
        { guard: 'isRejected', target: 'rejected' },
        { target: 'empty' },
      ],
    },
    empty: {
      description: 'Everything is on the server.',
      on: { 'unsent.changed': { target: 'deciding', actions: 'readStore' } },
    },
    sending: {
      description: 'The oldest that waits is being sent; more may be done meanwhile.',
      tags: 'busy',
      on: { 'unsent.changed': { actions: 'readStore' } },
      invoke: {
        id: 'sendOldest',
        src: 'sendOldest',
        input: ({ context: { store, timeZone } }) => ({ store, timeZone }),
        onDone: { target: 'deciding', actions: ['readStore', 'emitSettled'] },
        onError: { target: 'waiting', actions: 'readStore' },
      },
    },
    waiting: {
      description:
        'Nobody answers: it is tried again after a while, or as soon as there is a network.',
      on: {
        'unsent.changed': { actions: 'readStore' },
        'network.returned': 'sending',
        'unsent.discard': {
          target: 'deciding',
          actions: [{ type: 'drop', params: ({ event }) => event }, 'readStore', 'emitSettled'],
        },
      },
      after: { pause: 'sending' },
    },
    rejected: {
      description:
        'The server has refused what is left: the person tries again, changes it or drops it.',
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
          actions: [{ type: 'drop', params: ({ event }) => event }, 'readStore', 'emitSettled'],
        },
      },
    },
  },
});

export type TimerOutboxActor = ActorRefFrom<typeof timerOutboxMachine>;
