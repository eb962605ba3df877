import { pageAfter, type ListSetup, type ListTransitions } from './list.setup.ts';

/**
 * The states in which a list is read and read again. One that is paged goes to its last page where
 * the page asked for is not there any more.
 */
export function createLoadingStates<Row>(list: ListSetup<Row>, isPaged: boolean) {
  const { onDone } = list.createStateConfig({
    invoke: {
      src: 'loadRows',
      input: ({ context: { search, parentId } }) => ({ search, parentId }),
      onDone: [
        {
          guard: { type: 'isBeyondTheEnd', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'goToLastPage', params: ({ event }) => event },
        },
        {
          guard: { type: 'isTurningPages', params: ({ event }) => event },
          target: 'prefetching',
          actions: [{ type: 'show', params: ({ event }) => event }, 'cacheRows'],
        },
        {
          target: 'shown',
          actions: [{ type: 'show', params: ({ event }) => event }, 'cacheRows'],
        },
      ],
    },
  }).invoke;
  const [toLastPage, toPrefetching, toShown] = onDone;
  const branches = isPaged ? [toLastPage, toPrefetching, toShown] : [toShown];
  return {
    loading: list.createStateConfig({
      description: 'The rows are read; those that are shown already stay in their place.',
      tags: 'busy',
      entry: 'markFresh',
      invoke: {
        id: 'loadRows',
        src: 'loadRows',
        input: ({ context: { search, parentId } }) => ({ search, parentId }),
        onDone: branches,
        onError: [
          {
            guard: 'hasRows',
            target: 'reloadFailed',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    }),
    refreshing: list.createStateConfig({
      description: 'The person is back in the tab: the rows are read again, quietly.',
      tags: 'ready',
      invoke: {
        id: 'refreshRows',
        src: 'loadRows',
        input: ({ context: { search, parentId } }) => ({ search, parentId }),
        onDone: branches,
        onError: 'shown',
      },
    }),
    reloadFailed: list.createStateConfig({
      description: 'The rows could not be read again: those from before stay, and can be retried.',
      on: { retry: 'loading', 'tab.returned': 'loading' },
    }),
    unavailable: list.createStateConfig({
      description: 'The rows could not be read; silent, a fresh list can be begun.',
      type: 'final',
    }),
  };
}

/** While a page is shown to somebody who turns pages, the next one is read, to be there at once. */
export const createPrefetching = <Row>(list: ListSetup<Row>, whileShown: ListTransitions<Row>) =>
  list.createStateConfig({
    description: 'The rows are shown; as pages are being turned, the next one is read meanwhile.',
    tags: 'ready',
    invoke: {
      id: 'readAhead',
      src: 'loadRows',
      input: ({ context: { search, parentId } }) => ({ search: pageAfter(search), parentId }),
      onDone: {
        target: 'shown',
        actions: { type: 'cacheAhead', params: ({ event }) => event },
      },
      onError: 'shown',
    },
    on: whileShown,
  });
