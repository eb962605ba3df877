import { assign, cancel, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import { toProblem, type ResponseBody, type Problem } from '#openapi/client/index.ts';
import { getCounts, isSameCount, type Counts } from './counts.ts';
import { notificationActionsMachine, type ActionsEvent } from './notification-actions.machine.ts';
import { listNotifications, updateNotification } from './notification-panel.actors.ts';
import {
  isOpenRequest,
  matches,
  mergeFirstPage,
  mergeNextPage,
  pageSize,
  getTarget,
  applyActions,
  type NotificationAction,
  type FilterType,
  type Notification,
  type Target,
  type NotificationList,
} from './notifications.ts';

export interface NotificationPanelInput {
  /**
   * The employee who accepts or denies requests; null for a person who is no employee and cannot do
   * either.
   */
  employeeId: string | null;
}

export interface NotificationPanelContext extends NotificationPanelInput, NotificationList {
  filterType: FilterType;
  /** Whether older notifications exist beyond the last one loaded. */
  hasMore: boolean;
  /** Why the list or its next page could not be loaded. */
  problem: Problem | null;
  /** Actions of the person that the server has not confirmed yet, in order. */
  pendingActions: readonly NotificationAction[];
  /** Something has changed that the list does not show yet. */
  isStale: boolean;
  /** The notification that UPDATE_IS_ACTIVE refers to. */
  selected: Notification | null;
  /**
   * A removed notification that can still be restored: it stays in the list but no longer counts.
   */
  removed: Notification | null;
}

interface WithNotification {
  notification: Notification;
}

export type NotificationPanelEvent =
  /** The bell was opened, or the hub has reported a new notification. */
  | { type: 'NOTIFICATION'; isOpening?: boolean }
  | ({ type: 'UPDATE_IS_ACTIVE' } & WithNotification)
  | ({ type: 'OPEN' } & WithNotification)
  | ({ type: 'MARK_READ' } & WithNotification)
  | { type: 'MARK_ALL_READ' }
  | ({ type: 'COMPLETE' } & WithNotification)
  | ({ type: 'REMOVE' } & WithNotification)
  | { type: 'undo' }
  /** The time for an undo is over. */
  | { type: 'removal.due' }
  | ({ type: 'ACCEPT' } & WithNotification)
  | ({ type: 'DENY' } & WithNotification)
  | ({ type: 'CLICK' } & WithNotification)
  | { type: 'counts.changed'; counts: Counts }
  | { type: 'filter.changed'; filterType: FilterType }
  | { type: 'scrolled.toEnd' }
  | { type: 'retry' }
  | ActionsEvent;

export type NotificationPanelEmitted =
  /** The person wants to see the subject of a notification. */
  | { type: 'navigation.requested'; target: Target | null }
  /** The server has confirmed an action: other lists of notifications are out of date. */
  | { type: 'notifications.changed' };

/** The list that the person sees, with all their pending actions applied. */
export function getShown(context: NotificationPanelContext): NotificationList {
  const { pendingActions, removed } = context;
  const updatedList = applyActions(context, pendingActions);
  if (!removed) return updatedList;
  const { counts } = applyActions(updatedList, [{ kind: 'complete', notification: removed }]);
  return { notifications: updatedList.notifications, counts };
}

/**
 * How many notifications the server skips for the next page. Pending actions count as done: a page
 * that overlaps is merged, one with a gap would lose some.
 */
export const getSkipCount = (context: NotificationPanelContext): number =>
  getShown(context).notifications.filter((each) => matches(each, context.filterType)).length;

/** The guards, actions and actors of the panel's machine. */
export const notificationPanelSetup = setup({
  types: {
    context: {} as NotificationPanelContext,
    events: {} as NotificationPanelEvent,
    emitted: {} as NotificationPanelEmitted,
    input: {} as NotificationPanelInput,
    tags: {} as 'busy' | 'fetching',
  },
  actors: {
    listNotifications,
    updateNotification,
    notificationActions: notificationActionsMachine,
  },
  guards: {
    isUnseen: (_, { notification }: WithNotification) => !notification.isSeen,
    hasUnseen: ({ context }) => getShown(context).counts.unreadNotificationCount > 0,
    canDecide: ({ context }, { notification }: WithNotification) =>
      context.employeeId !== null && isOpenRequest(notification),
    leadsSomewhere: (_, { notification }: WithNotification) => getTarget(notification) !== null,
    isOpening: (_, { isOpening }: { isOpening?: boolean }) => isOpening === true,
    isAnotherFilter: ({ context }, params: { filterType: FilterType }) =>
      params.filterType !== context.filterType,
    isAnotherCount: ({ context }, params: { counts: Counts }) =>
      !isSameCount(params.counts, getShown(context).counts),
    hasMore: ({ context }) => context.hasMore && context.problem === null,
    hasFailed: ({ context }) => context.problem !== null,
    isThere: ({ context }, { notification }: WithNotification) =>
      context.removed?.id !== notification.id,
    hasRemoved: ({ context }) => context.removed !== null,
    isStaleAndIdle: ({ context }) => context.isStale && context.pendingActions.length === 0,
  },
  actions: {
    /** Shown at once; sent to the server in order. */
    do: sendTo('notificationActions', (_, action: NotificationAction) => ({
      type: 'action.perform',
      action,
    })),
    /** A removed notification is completed for good. */
    finishRemoval: enqueueActions(({ context: { removed }, enqueue }) => {
      if (!removed) return;
      const action = { kind: 'complete', notification: removed } as const;
      enqueue.sendTo('notificationActions', { type: 'action.perform', action });
    }),
    remove: assign({ removed: (_, { notification }: WithNotification) => notification }),
    clearRemoval: assign({ removed: null }),
    stopOffer: cancel('removal'),
    offerUndo: raise({ type: 'removal.due' }, { id: 'removal', delay: 'undoOffer' }),
    /** A clicked notification counts as seen. */
    seeClicked: sendTo('notificationActions', (_, { notification }: WithNotification) => ({
      type: 'action.perform',
      action: { kind: 'see', notification },
    })),
    follow: emit((_, { notification }: WithNotification) => ({
      type: 'navigation.requested',
      target: getTarget(notification),
    })),
    emitChanged: emit({ type: 'notifications.changed' }),
    /**
     * Removes notifications seen since the last opening from the unseen ones, and cuts a long list
     * back to its first page.
     */
    tidy: assign(({ context: { notifications, filterType, hasMore } }) => {
      const idle = notifications.filter((each) => matches(each, filterType));
      return {
        notifications: idle.slice(0, pageSize),
        hasMore: hasMore || idle.length > pageSize,
      };
    }),
    storeFirstPage: assign(({ context }, response: ResponseBody<'listNotifications'>) => {
      const { filterType } = context;
      const page = response.notifications;
      const notifications = mergeFirstPage(context.notifications, page, filterType);
      const rowCount = notifications.filter((each) => matches(each, filterType)).length;
      return {
        notifications,
        hasMore: response.totalCount > rowCount,
        counts: getCounts(response),
        problem: null,
      };
    }),
    storeNextPage: assign(({ context }, response: ResponseBody<'listNotifications'>) => ({
      notifications: mergeNextPage(context.notifications, response.notifications),
      hasMore: response.notifications.length === pageSize,
      counts: getCounts(response),
      problem: null,
    })),
    storeCounts: assign((_, params: { counts: Counts }) => ({ counts: params.counts })),
    storeFilter: assign((_, params: { filterType: FilterType }) => ({
      filterType: params.filterType,
      notifications: [],
      hasMore: false,
      problem: null,
    })),
    storeProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    select: assign({ selected: (_, params: WithNotification) => params.notification }),
    removeSelected: assign(({ context: { selected, notifications } }, response: Counts) => ({
      notifications: notifications.filter(({ id }) => id !== selected?.id),
      counts: getCounts(response),
      selected: null,
    })),
    outdate: assign({ isStale: true }),
    storeActions: assign((_, params: { pendingActions: readonly NotificationAction[] }) => ({
      pendingActions: params.pendingActions,
    })),
    /** The server has confirmed the action: its response replaces the list. */
    settle: assign(
      (
        { context },
        { action, counts, notification }: ActionsEvent & { type: 'action.settled' },
      ) => ({
        notifications: applyActions(context, [action]).notifications.map((each) =>
          each.id === notification?.id ? notification : each,
        ),
        counts,
      }),
    ),
    /** The server has rejected the action: the list is shown without it. */
    rollBack: assign(({ context }, updatedList: ActionsEvent & { type: 'action.rejected' }) => ({
      isStale: context.isStale || updatedList.isOutdated,
    })),
  },
  delays: { undoOffer: 10_000 },
});
