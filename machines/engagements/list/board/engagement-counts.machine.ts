import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type ListSearch, firstPage, isSameSearch } from '../../../lists/list-search.ts';
import type { StageCount } from '../engagement-row.ts';
import { toEngagementSearch, withoutStages } from '../engagement-search.ts';

/** The number of engagements in each stage, under all other filters. */
const countStages = fromPromise<readonly StageCount[], { search: ListSearch }>(
  async ({ input: { search }, signal }) =>
    (await api.countEngagementStages({ body: toEngagementSearch(search), signal })).stageCounts,
);

interface EngagementCountsContext {
  /** What the numbers depend on. */
  search: ListSearch;
  /** The last numbers; null before the first response. */
  counts: readonly StageCount[] | null;
}

/** Page, order and the selected stages do not change the numbers. */
const toCounted = (search: ListSearch): ListSearch => ({
  ...firstPage,
  columnFilters: withoutStages(search).columnFilters,
});

/** The numbers of the stages above the list, apart from its rows. Source: ENGAG-D40. */
export const engagementCountsMachine = setup({
  types: {
    context: {} as EngagementCountsContext,
    events: {} as
      | { type: 'search.changed'; search: ListSearch }
      | { type: 'rows.changed' }
      | { type: 'tab.returned' },
    input: {} as { search: ListSearch },
    tags: {} as 'busy',
  },
  actors: { countStages },
  guards: {
    isAnother: ({ context }, { search }: { search: ListSearch }) =>
      !isSameSearch(context.search, toCounted(search)),
  },
  actions: {
    take: assign((_, { search }: { search: ListSearch }) => ({ search: toCounted(search) })),
    store: assign((_, counts: readonly StageCount[]) => ({ counts })),
    clear: assign({ counts: null }),
  },
}).createMachine({
  id: 'engagement-counts',
  description: 'The number of engagements in each stage. Source: ENGAG-D40.',
  context: ({ input }) => ({ search: toCounted(input.search), counts: null }),
  on: {
    'search.changed': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.counting',
      reenter: true,
      actions: { type: 'take', params: ({ event }) => event },
    },
    'rows.changed': '.counting',
    'tab.returned': '.counting',
  },
  initial: 'counting',
  states: {
    counting: {
      description: 'The numbers are being requested; the last ones stay.',
      tags: 'busy',
      invoke: {
        id: 'countStages',
        src: 'countStages',
        input: ({ context: { search } }) => ({ search }),
        onDone: {
          target: 'shown',
          actions: { type: 'store', params: ({ event }) => event.output },
        },
        onError: { target: 'unknown', actions: 'clear' },
      },
    },
    shown: { description: 'Each stage shows its number.' },
    unknown: { description: 'The list works without numbers; the next change requests them.' },
  },
});

export type EngagementCountsActor = ActorRefFrom<typeof engagementCountsMachine>;
