import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import { getClockWorkProjectSummaries, type Summaries } from './project-summaries.actors.ts';

export interface ProjectSummariesContext {
  /** The day, yyyy-MM-dd; its week is the one that it lies in. */
  date: string;
  /** What was read last; of another day while that of the day is read. */
  summaries: Summaries | null;
  /** Why nothing could be read, where that is known. */
  cause: Cause | null;
}

export type ProjectSummariesEvent =
  | { type: 'day.changed'; date: string }
  /** The page has the entries of this day, or knows that it will not. */
  | { type: 'day.read'; date: string }
  | { type: 'times.changed' }
  | { type: 'tab.returned' }
  | { type: 'retry' };

/** The entries of a day are given so long to come first, in ms. */
const headStart = 300;

export const projectSummariesMachine = setup({
  types: {
    context: {} as ProjectSummariesContext,
    events: {} as ProjectSummariesEvent,
    input: {} as { date: string },
    tags: {} as 'busy',
  },
  actors: { getClockWorkProjectSummaries },
  delays: { headStart },
  guards: {
    isAnotherDay: ({ context }, { date }: { date: string }) => date !== context.date,
    isOfDay: ({ context }, { date }: { date: string }) => date === context.date,
  },
  actions: {
    store: assign((_, { output }: { output: Summaries }) => ({ summaries: output, cause: null })),
  },
}).createMachine({
  id: 'project-summaries',
  description: 'The time by project of a day and its week. Source: CLOCK-004, CLOCK-041.',
  context: ({ input }) => ({ ...input, summaries: null, cause: null }),
  on: {
    'day.changed': {
      guard: { type: 'isAnotherDay', params: ({ event }) => event },
      target: '.waiting',
      reenter: true,
      actions: assign({ date: ({ event }) => event.date }),
    },
  },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The entries of the day are read first: they are what the person came for.',
      tags: 'busy',
      on: {
        'day.read': {
          guard: { type: 'isOfDay', params: ({ event }) => event },
          target: 'loading',
        },
      },
      after: { headStart: 'loading' },
    },
    loading: {
      description: 'The summaries of the day and its week are read.',
      tags: 'busy',
      on: { 'times.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'getClockWorkProjectSummaries',
        src: 'getClockWorkProjectSummaries',
        input: ({ context }) => ({ date: context.date }),
        onDone: { target: 'shown', actions: { type: 'store', params: ({ event }) => event } },
        onError: {
          target: 'failed',
          actions: assign({ summaries: null, cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    shown: {
      description: 'The summaries are shown; times that change have them read again.',
      on: { 'times.changed': 'refreshing', 'tab.returned': 'refreshing' },
    },
    refreshing: {
      description: 'They are read again, quietly: what was read stays where that fails.',
      on: { 'times.changed': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refreshSummaries',
        src: 'getClockWorkProjectSummaries',
        input: ({ context }) => ({ date: context.date }),
        onDone: { target: 'shown', actions: { type: 'store', params: ({ event }) => event } },
        onError: 'shown',
      },
    },
    failed: {
      description: 'They could not be read: says why, and all else of the page works.',
      on: { retry: 'loading', 'times.changed': 'loading' },
    },
  },
});

export type ProjectSummariesActor = ActorRefFrom<typeof projectSummariesMachine>;
