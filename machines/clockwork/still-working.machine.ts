import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Clock } from '../clock.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import { timeErrors, type AdjustmentError } from './adjustment.ts';
import type { Entry } from './entries.ts';
import { grace, isStale, likelyEnd, rest, type WorkingHours } from './forgotten.ts';
import { assertDefined } from './held.ts';
import { endStaleEntry, getWorkingHours } from './still-working.actors.ts';
import { toIsoDay, toUtcTimestamp, toLocalTime } from './time.ts';
import type { UnsentStore } from './unsent.ts';

/** What this device keeps of a person's answers in a tenant. */
export interface WorkConfirmations {
  /** Until when nobody is asked about an entry, in ms since 1970; 0 where it was not answered. */
  silentUntil(entryId: string): number;
  /** With the answer, an end that was typed is none any more. */
  persist(entryId: string, silentUntil: number): void;
  /** What was typed for the end of an entry and is not sent yet, as `end` of the chart; null for nothing. */
  typedEnd(entryId: string): string | null;
  persistEnd(entryId: string, end: string): void;
}

export interface StillWorkingInput {
  clock: Clock;
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** It runs. */
  entry: Entry;
  confirmations: WorkConfirmations;
  /** When the person was last active while an entry ran, in ms since 1970; null where nobody knows. */
  seenAt?: (entryId: string) => number | null;
  /** Keeps what cannot be sent; without one, a call that nobody answers has failed. */
  store: UnsentStore | null;
}

export interface StillWorkingContext extends StillWorkingInput {
  /** When work has ended if the entry was forgotten, in ms since 1970; null before it is known. */
  likelyEnd: number | null;
  /** The wall time yyyy-MM-ddTHH:mm that the entry is to end at, or what was typed that is none. */
  end: string;
  error: { rule: AdjustmentError } | { message: string } | null;
  failure: Failure | null;
}

export type StillWorkingEvent =
  | { type: 'entry.renewed'; entry: Entry }
  | { type: 'end.changed'; end: string }
  | { type: 'tab.returned' }
  | { type: 'entry.confirm' | 'END' };

/** The entry is another one by now: who shows the timer has to read it again. */
interface EntryOutdated {
  type: 'entry.outdated';
}

const validateEnd = ({ entry, end, clock, timeZone }: StillWorkingContext) => {
  const start = toLocalTime(entry.startTime, timeZone);
  const now = { timeZone, now: clock.now() };
  const { end: rule } = timeErrors({ start, end, entry, mayGoOn: false }, now);
  return rule ? { rule } : null;
};

/** Until when nobody is asked, in ms since 1970. */
const dueAt = ({ entry, confirmations, likelyEnd: end }: StillWorkingContext) =>
  Math.max((end ?? Date.parse(entry.startTime)) + grace, confirmations.silentUntil(entry.id));

/** Whether it runs since an earlier day, so that it has to be ended before anything else. */
export const isSinceEarlier = ({
  entry,
  clock,
  timeZone,
}: Pick<StillWorkingContext, 'entry' | 'clock' | 'timeZone'>): boolean =>
  toIsoDay(entry.startTime, timeZone) < toIsoDay(clock.now(), timeZone);

export const stillWorkingMachine = setup({
  types: {
    context: {} as StillWorkingContext,
    events: {} as StillWorkingEvent,
    emitted: {} as EntryOutdated,
    input: {} as StillWorkingInput,
    tags: {} as 'open' | 'busy',
  },
  actors: { getWorkingHours, endStaleEntry },
  guards: {
    isUnread: ({ context }) => context.likelyEnd === null,
    isValid: ({ context }) => validateEnd(context) === null,
    isConfirmed: ({ context: { confirmations, entry, clock } }) =>
      confirmations.silentUntil(entry.id) > clock.now(),
    isMoved: ({ context }, { entry }: { entry: Entry }) =>
      entry.startTime !== context.entry.startTime,
    isChangedByOther: (_, { error }: { error: unknown }) =>
      ['entryChangedMeanwhile', 'entryNotRunning'].includes(toProblem(error).code),
  },
  actions: {
    renew: assign((_, { entry }: { entry: Entry }) => ({ entry })),
    clearEnd: assign({ likelyEnd: null }),
    expect: assign(({ context }, hours: WorkingHours) => {
      const { entry, timeZone, confirmations, clock, seenAt } = context;
      // On the same day whoever is asked is just active: that says nothing.
      const isOver = isStale(entry, { timeZone, now: clock.now() });
      const lastSeen = isOver ? (seenAt?.(entry.id) ?? null) : null;
      const end = likelyEnd(entry.startTime, hours, { timeZone, lastSeen });
      const offered = toLocalTime(new Date(end).toISOString(), timeZone);
      return { likelyEnd: end, end: confirmations.typedEnd(entry.id) ?? offered };
    }),
    changeEnd: assign((_, { end }: { end: string }) => ({ end, error: null })),
    persistEnd: ({ context: { confirmations, entry } }, { end }: { end: string }) =>
      confirmations.persistEnd(entry.id, end),
    showError: assign({ error: ({ context }) => validateEnd(context) }),
    showRejection: assign((_, { error }: { error: unknown }) => {
      const message = toProblem(error).fieldErrors['newEndTime']?.join(' ');
      return message === undefined ? { failure: toFailure(error) } : { error: { message } };
    }),
    clearRejection: assign({ error: null, failure: null }),
    storeConfirmation: ({ context: { confirmations, entry, clock } }) =>
      confirmations.persist(entry.id, clock.now() + rest),
    emitOutdated: emit({ type: 'entry.outdated' }),
  },
  delays: { due: ({ context }) => Math.max(0, dueAt(context) - context.clock.now()) },
}).createMachine({
  id: 'still-working',
  description:
    'A timer that was forgotten is asked about, and ended when work has ended. Beyond the documents; source of the rules: CLOCK-008.',
  context: ({ input }) => ({ ...input, likelyEnd: null, end: '', error: null, failure: null }),
  on: { 'entry.renewed': { actions: { type: 'renew', params: ({ event }) => event } } },
  initial: 'idle',
  states: {
    idle: {
      description: 'The entry does not run for too long, or the person has said that it goes on.',
      on: {
        'entry.renewed': [
          {
            guard: { type: 'isMoved', params: ({ event }) => event },
            target: 'idle',
            reenter: true,
            actions: [{ type: 'renew', params: ({ event }) => event }, 'clearEnd'],
          },
          { actions: { type: 'renew', params: ({ event }) => event } },
        ],
        // A device that has slept counts its waits too late.
        'tab.returned': { target: 'idle', reenter: true },
      },
      after: { due: [{ guard: 'isUnread', target: 'loading' }, { target: 'prompting' }] },
    },
    loading: {
      description: 'It is asked what the organization works on the day that the entry began.',
      tags: 'busy',
      invoke: {
        id: 'getWorkingHours',
        src: 'getWorkingHours',
        input: ({ context: { entry, timeZone } }) => ({
          date: toIsoDay(entry.startTime, timeZone),
        }),
        onDone: {
          target: 'idle',
          actions: { type: 'expect', params: ({ event }) => event.output },
        },
        onError: {
          target: 'idle',
          actions: { type: 'expect', params: { start: null, seconds: null } },
        },
      },
    },
    prompting: {
      description: 'Asks whether the person still works on it, and offers when they have ended.',
      tags: 'open',
      on: {
        'end.changed': {
          actions: [
            { type: 'changeEnd', params: ({ event }) => event },
            { type: 'persistEnd', params: ({ event }) => event },
          ],
        },
        'tab.returned': { guard: 'isConfirmed', target: 'idle' },
        'entry.confirm': { target: 'idle', actions: ['storeConfirmation', 'clearRejection'] },
        END: [
          { guard: 'isValid', target: 'ending', actions: 'clearRejection' },
          { actions: 'showError' },
        ],
      },
    },
    ending: {
      description: 'The entry is being ended at that time.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'endStaleEntry',
        src: 'endStaleEntry',
        input: ({ context }) => ({
          entry: context.entry,
          endTime: assertDefined(toUtcTimestamp(context.end, context.timeZone)),
          isMnco: isSinceEarlier(context),
          store: context.store,
        }),
        onDone: { target: 'ended', actions: 'emitOutdated' },
        onError: [
          {
            guard: { type: 'isChangedByOther', params: ({ event }) => event },
            target: 'prompting',
            actions: [{ type: 'showRejection', params: ({ event }) => event }, 'emitOutdated'],
          },
          { target: 'prompting', actions: { type: 'showRejection', params: ({ event }) => event } },
        ],
      },
    },
    ended: { description: 'The entry has ended.', type: 'final' },
  },
});

export type StillWorkingActor = ActorRefFrom<typeof stillWorkingMachine>;
