import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../cause.ts';

export type Summaries = Schema<'ClockWorkSummaries'>;
export type ProjectSummary = Schema<'ProjectSummary'>;

/** The time by project of a day and of its week, with the entries of the week. */
const getClockWorkProjectSummaries = fromPromise<Summaries, { date: string }>(
  async ({ input: { date }, signal }) =>
    api.getClockWorkProjectSummaries({ path: { date }, signal }),
);

export interface ProjectSummariesContext {
  /** The day, yyyy-MM-dd; the week is the one that contains it. */
  date: string;
  /** The last loaded summaries; those of another day while a new day is loading. */
  summaries: Summaries | null;
  /** Why the summaries could not be loaded, if known. */
  cause: Cause | null;
}

export type ProjectSummariesEvent =
  | { type: 'day.changed'; date: string }
  /** The page has loaded the entries of this day, or has failed to. */
  | { type: 'day.read'; date: string }
  | { type: 'times.changed' }
  | { type: 'tab.returned' }
  | { type: 'retry' };

/** Head start in ms for the entries of a day, so that they load first. */
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
      description: 'The entries of the day load first: they are what the person came for.',
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
      description: 'The summaries of the day and its week are loading.',
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
      description: 'The summaries are shown; changed times reload them.',
      on: { 'times.changed': 'refreshing', 'tab.returned': 'refreshing' },
    },
    refreshing: {
      description: 'The summaries reload silently: the loaded ones stay if that fails.',
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
      description: 'The summaries could not be loaded: shows why; the rest of the page works.',
      on: { retry: 'loading', 'times.changed': 'loading' },
    },
  },
});

export type ProjectSummariesActor = ActorRefFrom<typeof projectSummariesMachine>;
