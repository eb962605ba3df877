import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../children.ts';
import { toProblem } from '#openapi/client/index.ts';
import type { Clock } from '../../clock.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { adjustClockWorkEntry } from '../day/clockwork-day.actors.ts';
import { seenVersion, type EntriesChanged, type Entry } from '../entry/entries.ts';
import { likelyEnd, type WorkingHours } from './stale-entries.ts';
import { getWorkingHours } from '../timer/still-working.actors.ts';
import { toIsoDay } from '../day/time.ts';

export interface EndStaleInput {
  clock: Clock;
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** An entry that has been running since an earlier day. */
  entry: Entry;
  /** When the person was last active on that day, in ms since 1970; null if unknown. */
  lastSeen: number | null;
}

export interface EndStaleContext extends EndStaleInput {
  /** The likely end of work on the entry, in ms since 1970; null until it is known. */
  likelyEnd: number | null;
  failure: Failure | null;
}

/** Ends the entry, as its list has it now. */
export interface EndStaleEvent {
  type: 'END';
  entry: Entry;
}

/** The entry has changed since: its list has to reload. */
interface EntryOutdated {
  type: 'entry.outdated';
}

/** The adjustment that ends the entry at its likely end, with one part per day. */
function toAdjustment({ entry, likelyEnd: end }: EndStaleContext) {
  if (end === null) throw new Error('likelyEnd is null; send END only in the state offered.');
  const query = {
    entryId: entry.id,
    ...seenVersion(entry),
    newStartTime: entry.startTime,
    newEndTime: new Date(end).toISOString(),
    isMnco: true,
  };
  return { query, entry, store: null };
}

export const endStaleMachine = setup({
  types: {
    context: {} as EndStaleContext,
    events: {} as EndStaleEvent,
    emitted: {} as EntriesChanged | EntryOutdated,
    input: {} as EndStaleInput,
    tags: {} as 'offered',
  },
  actors: { getWorkingHours, adjustClockWorkEntry },
  guards: {
    isChangedByOther: (_, { error }: { error: unknown }) =>
      ['entryChangedMeanwhile', 'entryNotRunning'].includes(toProblem(error).code),
  },
  actions: {
    expect: assign(({ context: { entry, timeZone, lastSeen } }, hours: WorkingHours) => ({
      likelyEnd: likelyEnd(entry.startTime, hours, { timeZone, lastSeen }),
    })),
    start: assign((_, { entry }: { entry: Entry }) => ({ entry, failure: null })),
    showFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitResult: report((_, { output }: { output: readonly Entry[] }) => ({
      type: 'entries.changed' as const,
      returned: output,
    })),
    emitOutdated: report({ type: 'entry.outdated' }),
  },
  delays: { passed: ({ context }) => Math.max(0, (context.likelyEnd ?? 0) - context.clock.now()) },
}).createMachine({
  id: 'end-stale',
  description:
    'An entry that was forgotten on an earlier day is ended at the likely end of work. Not in the requirements; source of the rules: CLOCK-008, CLOCK-058.',
  context: ({ input }) => ({ ...input, likelyEnd: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description:
        'The working hours of the organization on the start day of the entry are loading.',
      invoke: {
        id: 'getWorkingHours',
        src: 'getWorkingHours',
        input: ({ context: { entry, timeZone } }) => ({
          date: toIsoDay(entry.startTime, timeZone),
        }),
        onDone: {
          target: 'waiting',
          actions: { type: 'expect', params: ({ event }) => event.output },
        },
        onError: {
          target: 'waiting',
          actions: { type: 'expect', params: { start: null, seconds: null } },
        },
      },
    },
    waiting: {
      description: 'Nothing is offered until the likely end has passed.',
      after: { passed: 'offered' },
    },
    offered: {
      description: 'The likely end is offered.',
      tags: 'offered',
      on: {
        END: { target: 'ending', actions: { type: 'start', params: ({ event }) => event } },
      },
    },
    ending: {
      description: 'The entry is being ended at the likely end.',
      tags: 'offered',
      invoke: {
        id: 'adjustClockWorkEntry',
        src: 'adjustClockWorkEntry',
        input: ({ context }) => toAdjustment(context),
        onDone: { target: 'ended', actions: { type: 'emitResult', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isChangedByOther', params: ({ event }) => event },
            target: 'offered',
            actions: [{ type: 'showFailure', params: ({ event }) => event }, 'emitOutdated'],
          },
          {
            target: 'offered',
            actions: { type: 'showFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    ended: { description: 'The entry has ended.', type: 'final' },
  },
});

export type EndStaleActor = ActorRefFrom<typeof endStaleMachine>;
