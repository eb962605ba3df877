import type { ActorRefFrom } from 'xstate';
import { itemsPerGroup, workViewSetup } from './work-view.setup.ts';

const { onDone } = workViewSetup.createStateConfig({
  invoke: {
    src: 'loadWorkItems',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isBeyondTheEnd', params: ({ event }) => event },
        target: 'loading',
        reenter: true,
        actions: { type: 'goToLastPage', params: ({ event }) => event },
      },
      {
        target: 'shown',
        actions: [{ type: 'show', params: ({ event }) => event }, 'handItems'],
      },
    ],
  },
}).invoke;

export const workViewMachine = workViewSetup.createMachine({
  id: 'work-view',
  description:
    'Tasks and impediments across projects, as a table, a board or a timeline, with a machine for their changes. Source: PROJ-054.',
  context: ({ input }) => ({
    ...input,
    response: null,
    shownSearch: null,
    cause: null,
    rejection: null,
    rowsPerGroup: itemsPerGroup,
  }),
  // Reentered, so that the changes get new machines; the person decides when to load again.
  invoke: [
    {
      id: 'items',
      src: 'workItems',
      input: ({ context: { search }, self }) => ({ search, report: self }),
      onError: {
        target: '.unavailable',
        reenter: true,
        actions: { type: 'storeCause', params: ({ event }) => event },
      },
    },
    {
      id: 'bulk',
      src: 'workItemsBulk',
      input: ({ self }) => ({ report: self }),
      onError: {
        target: '.unavailable',
        reenter: true,
        actions: { type: 'storeCause', params: ({ event }) => event },
      },
    },
  ],
  initial: 'loading',
  on: {
    'search.changed': {
      guard: { type: 'isAnotherSearch', params: ({ event }) => event },
      // Not reentered: that would end the machine of the items with the changes in it.
      target: '.loading',
      actions: { type: 'takeSearch', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'The items are loading; the shown ones stay in the meantime.',
      tags: 'busy',
      invoke: {
        id: 'loadWorkItems',
        src: 'loadWorkItems',
        input: ({ context }) => context,
        onDone,
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: [{ type: 'storeRejection', params: ({ event }) => event }, 'handItems'],
          },
          {
            guard: 'hasResponse',
            target: 'reloadFailed',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    },
    shown: {
      description: 'The items are shown, or that there are none.',
      tags: 'ready',
      on: {
        'tab.returned': 'refreshing',
        'items.changed': 'refreshing',
        'group.more': { guard: 'canShowMore', target: 'refreshing', actions: 'showMore' },
      },
    },
    refreshing: {
      description: 'The items reload silently, because something may have changed.',
      tags: 'ready',
      on: { 'items.changed': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refreshWorkItems',
        src: 'loadWorkItems',
        input: ({ context }) => context,
        onDone,
        onError: 'shown',
      },
    },
    rejected: {
      description: 'The server rejects these filters and says why; the person selects others.',
    },
    reloadFailed: {
      description:
        'The items could not be reloaded: the shown ones stay, and the load can be retried.',
      on: { retry: 'loading', 'tab.returned': 'loading' },
    },
    unavailable: {
      description: 'The items could not be loaded; the load can be retried.',
      on: { retry: 'loading', 'tab.returned': 'loading' },
    },
  },
});

export type WorkViewActor = ActorRefFrom<typeof workViewMachine>;
