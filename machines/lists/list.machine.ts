import { assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { causeOf, type Cause } from '../cause.ts';
import { isSameSearch, lastPageOf, type ListSearch } from './list-search.ts';
import { noLoader, type ListPage, type PageLoader } from './list.actors.ts';

export interface ListInput {
  search: ListSearch;
}

export interface ListContext<Row> extends ListInput {
  /** The rows at hand, with the search that they answer; null before the first answer. */
  shown: (ListPage<Row> & { search: ListSearch }) | null;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

export type ListEvent =
  /** The address names another page, order or filter. */
  | { type: 'search.changed'; search: ListSearch }
  /** Something was added, changed or deleted. */
  | { type: 'rows.changed' }
  | { type: 'tab.returned' }
  | { type: 'RETRY' };

/** The page asked for is not there any more: the address has to follow. */
export interface PageCorrected {
  type: 'page.corrected';
  search: ListSearch;
}

interface ListOptions<Row> {
  /** The list's name in every layer, such as `service-list`. */
  id: string;
  description: string;
  loadPage: PageLoader<Row>;
}

/**
 * The chart of a remote list, with its loader given. Only the answer to the latest search counts:
 * the one before it is aborted. Source: document 3, section 4 (Lists).
 */
export const createListMachine = <Row>({ id, description, loadPage }: ListOptions<Row>) =>
  setup({
    types: {
      context: {} as ListContext<Row>,
      events: {} as ListEvent,
      emitted: {} as PageCorrected,
      input: {} as ListInput,
      tags: {} as 'busy' | 'ready',
    },
    actors: { loadPage },
    actions: {
      takeSearch: assign((_, { search }: ListInput) => ({ search })),
      show: assign(({ context: { search } }, page: ListPage<Row>) => ({
        shown: { ...page, search },
      })),
      goToLastPage: enqueueActions(({ context, enqueue }, { total }: ListPage<Row>) => {
        const page = lastPageOf(total, context.search.pageSize);
        const search = { ...context.search, page };
        enqueue.assign({ search });
        enqueue(emit({ type: 'page.corrected', search }));
      }),
    },
    guards: {
      isAnotherSearch: ({ context }, { search }: ListInput) =>
        !isSameSearch(context.search, search),
      isBeyondTheEnd: ({ context: { search } }, { total }: ListPage<Row>) =>
        search.page > lastPageOf(total, search.pageSize),
      hasRows: ({ context }) => context.shown !== null,
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ search: input.search, shown: null, cause: null }),
    initial: 'loading',
    on: {
      'search.changed': {
        guard: { type: 'isAnotherSearch', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: { type: 'takeSearch', params: ({ event }) => event },
      },
      'rows.changed': { target: '.loading', reenter: true },
    },
    states: {
      loading: {
        description: 'The page is read; rows that are shown already stay in their place.',
        tags: 'busy',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => ({ search: context.search }),
          onDone: [
            {
              guard: { type: 'isBeyondTheEnd', params: ({ event }) => event.output },
              target: 'loading',
              reenter: true,
              actions: { type: 'goToLastPage', params: ({ event }) => event.output },
            },
            {
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
          ],
          onError: [
            {
              guard: 'hasRows',
              target: 'reloadFailed',
              actions: assign({ cause: ({ event }) => causeOf(event.error) }),
            },
            {
              target: 'unavailable',
              actions: assign({ cause: ({ event }) => causeOf(event.error) }),
            },
          ],
        },
      },
      shown: {
        description: 'The page is shown, or that there is nothing to show.',
        tags: 'ready',
        on: { 'tab.returned': 'refreshing' },
      },
      refreshing: {
        description: 'The person is back in the tab: the page is read again, quietly.',
        tags: 'ready',
        invoke: {
          id: 'refreshPage',
          src: 'loadPage',
          input: ({ context }) => ({ search: context.search }),
          onDone: [
            {
              guard: { type: 'isBeyondTheEnd', params: ({ event }) => event.output },
              target: 'loading',
              actions: { type: 'goToLastPage', params: ({ event }) => event.output },
            },
            {
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
          ],
          onError: 'shown',
        },
      },
      reloadFailed: {
        description:
          'The page could not be read again: the rows from before stay, and can be retried.',
        on: { RETRY: 'loading', 'tab.returned': 'loading' },
      },
      unavailable: {
        description: 'The first page could not be read.',
        type: 'final',
      },
    },
  });

/** The chart of every list, before it is given a loader. */
export const listMachine = createListMachine<unknown>({
  id: 'list',
  description:
    'A remote list: one page at a time, sorted and filtered by the server. Each list gives its own loader.',
  loadPage: noLoader,
});

export type ListActor<Row> = ActorRefFrom<ReturnType<typeof createListMachine<Row>>>;
