import { assign } from 'xstate';
import { none } from './counts.ts';
import { notificationPanelSetup, getSkipCount } from './notification-panel.setup.ts';

export const notificationPanelMachine = notificationPanelSetup.createMachine({
  id: 'notification-panel',
  description: 'The bell: the list of notifications and the actions on them. Source: NOTIF-010.',
  context: ({ input }) => ({
    employeeId: input.employeeId,
    filterType: 'UnSeen',
    notifications: [],
    counts: none,
    hasMore: false,
    problem: null,
    pendingActions: [],
    isStale: false,
    selected: null,
    removed: null,
  }),
  invoke: {
    id: 'notificationActions',
    src: 'notificationActions',
    input: ({ context, self }) => ({ employeeId: context.employeeId, panel: self }),
    onError: { actions: 'outdate' },
  },
  on: {
    'actions.changed': { actions: { type: 'storeActions', params: ({ event }) => event } },
    'action.settled': {
      actions: [
        { type: 'settle', params: ({ event }) => event },
        { type: 'storeActions', params: ({ event }) => event },
        'emitChanged',
      ],
    },
    'action.rejected': {
      actions: [
        { type: 'rollBack', params: ({ event }) => event },
        { type: 'storeActions', params: ({ event }) => event },
      ],
    },
    OPEN: {
      guard: { type: 'isUnseen', params: ({ event }) => event },
      actions: {
        type: 'do',
        params: ({ event: { notification } }) => ({ kind: 'see', notification }),
      },
    },
    MARK_READ: {
      guard: { type: 'isUnseen', params: ({ event }) => event },
      actions: {
        type: 'do',
        params: ({ event: { notification } }) => ({ kind: 'see', notification }),
      },
    },
    MARK_ALL_READ: {
      guard: 'hasUnseen',
      actions: { type: 'do', params: { kind: 'seeAll' } },
    },
    COMPLETE: {
      actions: {
        type: 'do',
        params: ({ event: { notification } }) => ({ kind: 'complete', notification }),
      },
    },
    REMOVE: {
      guard: { type: 'isThere', params: ({ event }) => event },
      actions: [
        'finishRemoval',
        'stopOffer',
        { type: 'remove', params: ({ event }) => event },
        'offerUndo',
      ],
    },
    undo: { guard: 'hasRemoved', actions: ['stopOffer', 'clearRemoval'] },
    'removal.due': { guard: 'hasRemoved', actions: ['finishRemoval', 'clearRemoval'] },
    ACCEPT: {
      guard: { type: 'canDecide', params: ({ event }) => event },
      actions: {
        type: 'do',
        params: ({ event: { notification } }) => ({ kind: 'accept', notification }),
      },
    },
    DENY: {
      guard: { type: 'canDecide', params: ({ event }) => event },
      actions: {
        type: 'do',
        params: ({ event: { notification } }) => ({ kind: 'deny', notification }),
      },
    },
    CLICK: {
      guard: { type: 'leadsSomewhere', params: ({ event }) => event },
      actions: [
        { type: 'seeClicked', params: ({ event }) => event },
        { type: 'follow', params: ({ event }) => event },
      ],
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing has been requested yet; the bell shows its count.',
      on: {
        NOTIFICATION: 'fetching',
        'counts.changed': {
          actions: { type: 'storeCounts', params: ({ event }) => event },
        },
      },
    },
    fetching: {
      description: 'The newest notifications are loading; those already loaded stay in the list.',
      tags: ['busy', 'fetching'],
      entry: assign({ isStale: false }),
      invoke: {
        id: 'listNotifications',
        src: 'listNotifications',
        input: ({ context: { filterType } }) => ({ skipCount: 0, filterType }),
        onDone: {
          target: 'loaded',
          actions: { type: 'storeFirstPage', params: ({ event }) => event.output },
        },
        onError: {
          target: 'loaded',
          actions: { type: 'storeProblem', params: ({ event }) => event },
        },
      },
      on: {
        NOTIFICATION: { actions: 'outdate' },
        'counts.changed': {
          guard: { type: 'isAnotherCount', params: ({ event }) => event },
          actions: 'outdate',
        },
        'filter.changed': {
          guard: { type: 'isAnotherFilter', params: ({ event }) => event },
          target: 'fetching',
          reenter: true,
          actions: { type: 'storeFilter', params: ({ event }) => event },
        },
      },
    },
    loaded: {
      description: 'Shows the list, an empty state, or why the list could not be loaded.',
      always: { guard: 'isStaleAndIdle', target: 'fetching' },
      on: {
        NOTIFICATION: [
          {
            guard: { type: 'isOpening', params: ({ event }) => event },
            target: 'fetching',
            actions: 'tidy',
          },
          { target: 'fetching' },
        ],
        'counts.changed': {
          guard: { type: 'isAnotherCount', params: ({ event }) => event },
          actions: 'outdate',
        },
        'filter.changed': {
          guard: { type: 'isAnotherFilter', params: ({ event }) => event },
          target: 'fetching',
          actions: { type: 'storeFilter', params: ({ event }) => event },
        },
        'scrolled.toEnd': { guard: 'hasMore', target: 'fetchingMore' },
        retry: { guard: 'hasFailed', target: 'fetching' },
        UPDATE_IS_ACTIVE: {
          target: 'updating',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
    fetchingMore: {
      description: 'The person has scrolled near the end of the list: the next page is loading.',
      tags: 'busy',
      invoke: {
        id: 'listMoreNotifications',
        src: 'listNotifications',
        input: ({ context }) => ({
          skipCount: getSkipCount(context),
          filterType: context.filterType,
        }),
        onDone: {
          target: 'loaded',
          actions: { type: 'storeNextPage', params: ({ event }) => event.output },
        },
        onError: {
          target: 'loaded',
          actions: { type: 'storeProblem', params: ({ event }) => event },
        },
      },
      on: {
        NOTIFICATION: { actions: 'outdate' },
        'counts.changed': {
          guard: { type: 'isAnotherCount', params: ({ event }) => event },
          actions: 'outdate',
        },
        'filter.changed': {
          guard: { type: 'isAnotherFilter', params: ({ event }) => event },
          target: 'fetching',
          actions: { type: 'storeFilter', params: ({ event }) => event },
        },
      },
    },
    updating: {
      description:
        'One notification is being completed, and stays in the list until the server confirms it.',
      tags: 'busy',
      invoke: {
        id: 'updateNotification',
        src: 'updateNotification',
        input: ({ context: { selected } }) => {
          if (!selected)
            throw new Error('No notification is selected; send UPDATE_IS_ACTIVE with one first.');
          return { notification: selected };
        },
        onDone: {
          target: 'loaded',
          actions: [{ type: 'removeSelected', params: ({ event }) => event.output }, 'emitChanged'],
        },
        onError: { target: 'loaded', actions: assign({ selected: null }) },
      },
      on: {
        NOTIFICATION: { actions: 'outdate' },
        'counts.changed': {
          guard: { type: 'isAnotherCount', params: ({ event }) => event },
          actions: 'outdate',
        },
      },
    },
  },
});
