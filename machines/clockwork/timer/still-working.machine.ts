import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../children.ts';
import { toProblem } from '#openapi/client/index.ts';
import type { Clock } from '../../clock.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { timeErrors, type AdjustmentError } from '../entry/adjustment.ts';
import type { Entry } from '../entry/entries.ts';
import { grace, isStale, likelyEnd, rest, type WorkingHours } from '../stale/stale-entries.ts';
import { assertDefined } from '../assert-defined.ts';
import { endStaleEntry, getWorkingHours } from './still-working.actors.ts';
import { toIsoDay, toUtcTimestamp, toLocalTime } from '../day/time.ts';
import type { UnsentStore } from '../outbox/unsent.ts';

/** The confirmations of a person in a tenant, stored on this device. */
export interface WorkConfirmations {
  /**
   * Time until which the person is not asked about an entry, in ms since 1970; 0 if they have not
   * confirmed it.
   */
  silentUntil(entryId: string): number;
  /** A confirmation also clears a typed end. */
  persist(entryId: string, silentUntil: number): void;
  /** The typed end of an entry that is not sent yet, as `end` of the machine; null for none. */
  typedEnd(entryId: string): string | null;
  persistEnd(entryId: string, end: string): void;
}

export interface StillWorkingInput {
  clock: Clock;
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** A running entry. */
  entry: Entry;
  confirmations: WorkConfirmations;
  /** When the person was last active while an entry ran, in ms since 1970; null if unknown. */
  seenAt?: (entryId: string) => number | null;
  /** Stores changes that cannot be sent; null makes them fail when the server is unreachable. */
  store: UnsentStore | null;
}

export interface StillWorkingContext extends StillWorkingInput {
  /**
   * The likely end of work if the entry was forgotten, in ms since 1970; null until it is known.
   */
  likelyEnd: number | null;
  /**
   * The local date-time yyyy-MM-ddTHH:mm to end the entry at, or the typed text if it is not one.
   */
  end: string;
  error: { rule: AdjustmentError } | { message: string } | null;
  failure: Failure | null;
}

export type StillWorkingEvent =
  | { type: 'entry.renewed'; entry: Entry }
  | { type: 'end.changed'; end: string }
  | { type: 'tab.returned' }
  | { type: 'entry.confirm' | 'END' };

/** The entry has changed since: the component that shows the timer has to reload it. */
interface EntryOutdated {
  type: 'entry.outdated';
}

const validateEnd = ({ entry, end, clock, timeZone }: StillWorkingContext) => {
  const start = toLocalTime(entry.startTime, timeZone);
  const now = { timeZone, now: clock.now() };
  const { end: rule } = timeErrors({ start, end, entry, mayGoOn: false }, now);
  return rule ? { rule } : null;
};

/** When the person is asked next, in ms since 1970. */
const dueAt = ({ entry, confirmations, likelyEnd: end }: StillWorkingContext) =>
  Math.max((end ?? Date.parse(entry.startTime)) + grace, confirmations.silentUntil(entry.id));

/** Whether the entry has been running since an earlier day, so that it has to be ended first. */
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
      // On the same day, a person who sees the question is active anyway: their last activity says
      // nothing.
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
    emitOutdated: report({ type: 'entry.outdated' }),
  },
  delays: { due: ({ context }) => Math.max(0, dueAt(context) - context.clock.now()) },
}).createMachine({
  id: 'still-working',
  description:
    'The person is asked about a forgotten timer, which is ended at the likely end of work. Not in the requirements; source of the rules: CLOCK-008.',
  context: ({ input }) => ({ ...input, likelyEnd: null, end: '', error: null, failure: null }),
  on: { 'entry.renewed': { actions: { type: 'renew', params: ({ event }) => event } } },
  initial: 'idle',
  states: {
    idle: {
      description:
        'The entry has not run for too long, or the person has confirmed that it goes on.',
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
        // Timers of a device that was asleep fire too late.
        'tab.returned': { target: 'idle', reenter: true },
      },
      after: { due: [{ guard: 'isUnread', target: 'loading' }, { target: 'prompting' }] },
    },
    loading: {
      description:
        'The working hours of the organization on the start day of the entry are loading.',
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
      description: 'Asks whether the person still works on the entry, and offers its likely end.',
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
      description: 'The entry is being ended at the selected time.',
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
