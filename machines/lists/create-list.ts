import type { ActorRefFrom } from 'xstate';
import {
  companionActors,
  companionTransitions,
  invokeCompanions,
  type Companion,
} from '../companions.ts';
import { firstPage } from './list-search.ts';
import type { PageLoader, RecordsLoader } from './list-types.ts';
import { hearing, undoing } from './hearing.ts';
import {
  absentParts,
  createInitialContext,
  listSetup,
  type ListActors,
  type ListPart,
  type ListState,
  type ListTransitions,
} from './list.setup.ts';
import { createPrefetching, createLoadingStates } from './fetch-states.ts';

interface Described<Row> {
  /** The list's name in every layer, e.g. `service-list`. */
  id: string;
  description: string;
  /** Actions on its records in addition to loading them. */
  parts?: readonly ListPart<Row>[];
  /** Machines of its page that live as long as it, e.g. the actions on its rows. */
  companions?: readonly Companion[];
}

/** A list is either loaded in full, or the server pages, sorts and filters it. */
export type ListOptions<Row> = Described<Row> &
  ({ loadRecords: RecordsLoader<Row> } | { loadPage: PageLoader<Row> });

/**
 * Creates the machine of a list: it loads and reloads, and at once shows the rows that the tab has
 * cached. Only the response to the latest search counts: the previous request is aborted. While the
 * person turns pages, the next page is prefetched. Other actions are its parts, e.g. `deletion`,
 * `bulkDeletion` and `undo`. Source: SERV-025.
 */
export function createList<Row>(options: ListOptions<Row>) {
  const { id, description, parts = [], companions = [] } = options;
  const isPaged = 'loadPage' in options;
  const brought = Object.assign({}, ...parts.map(({ actors }) => actors)) as Partial<
    ListActors<Row>
  >;
  const hasUndo = brought.undo !== undefined;
  const list = listSetup<Row>(
    {
      ...absentParts,
      ...brought,
      ...companionActors(companions),
      // A list that is loaded in full requests no page.
      loadRows: (isPaged ? options.loadPage : options.loadRecords) as ListActors<Row>['loadRows'],
    },
    {
      isPaged,
      hasUndo,
      getKey: parts.find(({ getKey }) => getKey)?.getKey ?? String,
    },
  );
  const { waits, whenever } = hearing(list, isPaged, hasUndo);
  const built = parts.map(({ build }) => build(list, waits));
  const whileShown: ListTransitions<Row> = Object.assign(
    { 'tab.returned': 'refreshing' },
    ...built.map((part) => part.whileShown),
  );
  return list.createMachine({
    id,
    description,
    context: ({ input }) => createInitialContext(input, input.search ?? firstPage),
    on: Object.assign(
      {},
      whenever,
      ...built.map((part) => part.whenever),
      companionTransitions(companions),
    ),
    invoke: [
      ...(brought.undo ? [undoing(list)] : []),
      ...(invokeCompanions(companions) as never[]),
    ],
    initial: 'loading',
    states: {
      ...createLoadingStates(list, isPaged),
      shown: {
        description: 'The rows are shown, or that there are none.',
        tags: 'ready',
        always: built.some(({ states }) => states)
          ? [{ guard: 'isOutdated', target: 'loading' }]
          : [],
        on: whileShown,
      },
      ...(Object.assign(
        isPaged ? { prefetching: createPrefetching(list, whileShown) } : {},
        ...built.map(({ states }) => states),
      ) as Record<string, ListState<Row>>),
    },
  });
}

export type ListMachine<Row> = ReturnType<typeof createList<Row>>;
export type ListActor<Row> = ActorRefFrom<ListMachine<Row>>;
