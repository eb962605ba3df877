import { pageAfter, type ListSetup, type ListTransitions } from './list.setup.ts';

/**
 * The states in which a list loads and reloads. A paged list goes to its last page if the requested
 * page no longer exists.
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
      description: 'The rows are loading; displayed rows stay in place.',
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
      description: 'The person is back in the tab: the rows reload silently.',
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
      description:
        'The rows could not be reloaded: the previous ones stay, and the load can be retried.',
      on: { retry: 'loading', 'tab.returned': 'loading' },
    }),
    unavailable: list.createStateConfig({
      description: 'The rows could not be loaded. Silent; start the machine again to retry.',
      type: 'final',
    }),
  };
}

/** Prefetches the next page while the person turns pages, so that it shows at once. */
export const createPrefetching = <Row>(list: ListSetup<Row>, whileShown: ListTransitions<Row>) =>
  list.createStateConfig({
    description: 'The rows are shown; while the person turns pages, the next one is prefetched.',
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
