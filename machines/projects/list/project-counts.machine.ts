import { assign, setup, type ActorRefFrom } from 'xstate';
import { firstPage, isSameSearch, type ListSearch } from '../../lists/list-search.ts';
import { countProjects, type FilterNames, type ProjectCounts } from './project-counts.actors.ts';
import { showName } from './project-search.ts';
import { projectWatchMachine } from '../parts/project-watch.machine.ts';

interface ProjectCountsContext {
  /** What the numbers depend on. */
  search: ListSearch;
  /** The last numbers; null before the first response. */
  counts: ProjectCounts | null;
  /** The names of what the list is filtered by, as far as they are known. */
  names: FilterNames | null;
}

/** Page, order and the selected filter do not change the numbers. */
const toCounted = ({ columnFilters }: ListSearch): ListSearch => ({
  ...firstPage,
  columnFilters: columnFilters.filter(({ name }) => name !== showName),
});

/**
 * The numbers of the filters above the list, apart from its rows: they take longer, and without
 * them the list can be used. The watch list, which changes them, is their child. Source: PROJ-006.
 */
export const projectCountsMachine = setup({
  types: {
    context: {} as ProjectCountsContext,
    events: {} as
      | { type: 'search.changed'; search: ListSearch }
      | { type: 'rows.changed' }
      | { type: 'watch.changed' }
      | { type: 'tab.returned' },
    input: {} as { search: ListSearch },
    tags: {} as 'busy',
  },
  actors: { countProjects, 'project-watch': projectWatchMachine },
  guards: {
    isAnother: ({ context }, { search }: { search: ListSearch }) =>
      !isSameSearch(context.search, toCounted(search)),
  },
  actions: {
    take: assign((_, { search }: { search: ListSearch }) => ({ search: toCounted(search) })),
    store: assign((_, found: { counts: ProjectCounts; names: FilterNames }) => found),
    clear: assign({ counts: null }),
  },
}).createMachine({
  id: 'project-counts',
  description: 'The number of projects of each filter. Source: PROJ-006.',
  context: ({ input }) => ({ search: toCounted(input.search), counts: null, names: null }),
  on: {
    'search.changed': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      // Not reentered: that would end the watch list with the changes in it.
      target: '.counting',
      actions: { type: 'take', params: ({ event }) => event },
    },
    'rows.changed': '.counting',
    'watch.changed': '.counting',
    'tab.returned': '.counting',
  },
  invoke: { id: 'project-watch', src: 'project-watch', onError: { actions: [] } },
  initial: 'counting',
  states: {
    counting: {
      description: 'The numbers are being requested; the last ones stay.',
      tags: 'busy',
      invoke: {
        id: 'countProjects',
        src: 'countProjects',
        input: ({ context: { search } }) => ({ search }),
        onDone: {
          target: 'shown',
          actions: { type: 'store', params: ({ event }) => event.output },
        },
        onError: { target: 'unknown', actions: 'clear' },
      },
    },
    shown: { description: 'Each filter shows its number.' },
    unknown: { description: 'The filters work without numbers; the next change requests them.' },
  },
});

export type ProjectCountsActor = ActorRefFrom<typeof projectCountsMachine>;
