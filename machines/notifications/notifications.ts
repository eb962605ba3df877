/**
 * The data of a list of notifications, and the person's actions on it before the server has
 * confirmed them.
 */
import type { Input, Privilege, Schema } from '#openapi/client/index.ts';
import type { Counts } from './counts.ts';

export type Notification = Schema<'Notification'>;
export type FilterType = NonNullable<
  NonNullable<Input<'listNotifications'>['query']>['filterType']
>;

export const filterTypes: readonly FilterType[] = ['UnSeen', 'Seen', 'All'];

/**
 * The kinds of notification in the order of the requirements, then those of assets, of
 * impediments and of rights. Source: NOTIF-007.
 */
export const notificationType = {
  subProjectRequest: 1,
  teamMemberAdded: 2,
  ownershipChange: 3,
  acceptedLinkedProject: 4,
  taskConverted: 5,
  review: 6,
  reviewMeeting: 7,
  rejectedRequestedProject: 8,
  hostileTakeover: 9,
  assetHandover: 10,
  handoverDeclined: 11,
  warrantyEnds: 12,
  repairLasts: 13,
  impedimentRaised: 14,
  impedimentResolved: 15,
  subProjectDelinked: 16,
  projectDeleted: 17,
  projectMemberRemoved: 18,
  accessRequested: 19,
  accessGranted: 20,
  accessDenied: 21,
} as const;

/**
 * The handovers that a notification prompts the person to accept or decline, in the form a dialog
 * takes; none once it is complete.
 */
export const getOpenHandovers = ({
  isComplete,
  notificationData: { handovers = [] },
}: Notification): readonly { id: string; assetCode: string }[] =>
  isComplete ? [] : handovers.map(({ assignmentId: id, assetCode }) => ({ id, assetCode }));

/** An action on one notification, or on all, that has not been sent to the server yet. */
export type NotificationAction =
  | { kind: 'see' | 'complete' | 'accept' | 'deny'; notification: Notification }
  | { kind: 'seeAll' };

/** Notifications on one page of the list. Source: NOTIF-D10. */
export const pageSize = 20;

/** A list in its last state from the server. */
export interface NotificationList {
  notifications: readonly Notification[];
  counts: Counts;
}

/** Whether no one sent it: it is due on a certain day. */
export const isReminder = ({ typeId }: Notification): boolean =>
  typeId === notificationType.warrantyEnds || typeId === notificationType.repairLasts;

const isRequest = ({ typeId }: Notification) => typeId === notificationType.subProjectRequest;

/**
 * The list that the person sees at once, with all their actions applied, including those not
 * confirmed yet. Rejected actions are left out the next time, which rolls them back. No count goes
 * below zero. Source: NOTIF-017.
 */
export const applyActions = (
  updatedList: NotificationList,
  pendingActions: readonly NotificationAction[],
): NotificationList => pendingActions.reduce(applyAction, updatedList);

function applyAction(
  { notifications, counts }: NotificationList,
  action: NotificationAction,
): NotificationList {
  if (action.kind === 'seeAll') {
    return {
      notifications: notifications.map(seen),
      counts: { ...counts, unreadNotificationCount: 0 },
    };
  }
  const { id } = action.notification;
  const before = notifications.find((each) => each.id === id) ?? action.notification;
  const isDecided = action.kind !== 'see';
  const { unreadNotificationCount: unread, requestTrackingPendingCount: pending } = counts;
  return {
    notifications: leavesList(action)
      ? notifications.filter((each) => each.id !== id)
      : notifications.map((each) =>
          each.id === id
            ? { ...seen(each), isDenied: each.isDenied || action.kind === 'deny' }
            : each,
        ),
    counts: {
      unreadNotificationCount: Math.max(0, unread - (before.isSeen ? 0 : 1)),
      requestTrackingPendingCount: Math.max(0, pending - (isDecided && isRequest(before) ? 1 : 0)),
    },
  };
}

/** Completed notifications leave the list; denied ones stay readable, without their buttons. */
const leavesList = ({ kind }: NotificationAction) => kind === 'complete' || kind === 'accept';

const seen = (notification: Notification): Notification =>
  notification.isSeen ? notification : { ...notification, isSeen: true };

const sees: readonly NotificationAction['kind'][] = ['see', 'seeAll', 'complete', 'accept', 'deny'];
const decisionKinds: readonly NotificationAction['kind'][] = ['complete', 'accept', 'deny'];

/** Whether an action changes anything after those already pending. */
export function isNewAction(
  pendingActions: readonly NotificationAction[],
  action: NotificationAction,
): boolean {
  if (action.kind === 'seeAll') return pendingActions.every(({ kind }) => kind !== 'seeAll');
  if (action.kind === 'see' && action.notification.isSeen) return false;
  const same = action.kind === 'see' ? sees : decisionKinds;
  const { id } = action.notification;
  return !pendingActions.some(
    (each) => same.includes(each.kind) && (each.kind === 'seeAll' || each.notification.id === id),
  );
}

export const matches = ({ isSeen }: Notification, filterType: FilterType): boolean =>
  filterType === 'All' || isSeen === (filterType === 'Seen');

/**
 * Merges the first page into the loaded list: new ones come on top, none is duplicated, and the
 * ones being read stay in position. One that the page should contain and does not was seen or
 * completed elsewhere: in the unseen list it stays as seen, in other lists it is removed. A
 * handover is removed from every list: it may be accepted or declined already, and its buttons
 * would fail.
 */
export function mergeFirstPage(
  existing: readonly Notification[],
  page: readonly Notification[],
  filterType: FilterType,
): Notification[] {
  const fresh = new Map(page.map((each) => [each.id, each]));
  const last = page.length < pageSize ? undefined : page.at(-1);
  const persisted = existing.flatMap((each) => {
    const now = fresh.get(each.id);
    if (now) return [now];
    // Older than the page, so its absence there means nothing.
    if (last && each.requestedTime <= last.requestedTime) return [each];
    return filterType === 'UnSeen' && getOpenHandovers(each).length === 0 ? [seen(each)] : [];
  });
  const known = new Set(persisted.map(({ id }) => id));
  const added = page.filter(({ id }) => !known.has(id));
  return [...added, ...persisted].toSorted((a, b) =>
    b.requestedTime.localeCompare(a.requestedTime),
  );
}

/** Appends the next page to the loaded list. */
export function mergeNextPage(
  existing: readonly Notification[],
  page: readonly Notification[],
): Notification[] {
  const known = new Set(existing.map(({ id }) => id));
  return [...existing, ...page.filter(({ id }) => !known.has(id))];
}

/** The target of a click on a notification, by the route names of the requirements. */
export type Target =
  | { to: 'ReviewListing'; step: string | null; meetingReviewId?: string }
  | { to: 'CycleListing'; meetingReviewId?: string }
  | { to: 'ProjectOverview'; projectId: string; tab?: 'impediments' }
  | { to: 'MyAssets' }
  | { to: 'Assets'; assetIds: readonly string[] }
  | { to: 'AccessRequests'; requestId: string }
  /** The page that a granted right was requested for. */
  | { to: 'Page'; path: string }
  /** The user's own request for a right, with its answer. */
  | { to: 'OwnAccessRequest'; privilege: Privilege };

/**
 * The target of a click; null where it does nothing: on a hostile takeover, and on a sub-project
 * request, which has buttons instead. A granted right opens the page that it was requested for, a
 * denied one the request with the reason. Source: NOTIF-021, PEOPL-D34.
 */
export function getTarget({ typeId, notificationData }: Notification): Target | null {
  const { stepId, isAdmin, projectId, reviewId, value, assetIds = [] } = notificationData;
  const { privilege, page } = notificationData;
  switch (typeId) {
    case notificationType.subProjectRequest:
    case notificationType.hostileTakeover:
      return null;
    case notificationType.review:
      return { to: 'ReviewListing', step: stepId };
    case notificationType.reviewMeeting: {
      // A deleted meeting cannot be opened.
      const meeting = reviewId === undefined ? {} : { meetingReviewId: reviewId };
      return isAdmin
        ? { to: 'CycleListing', ...meeting }
        : { to: 'ReviewListing', step: null, ...meeting };
    }
    case notificationType.assetHandover:
      return { to: 'MyAssets' };
    case notificationType.accessRequested:
      return value === null ? null : { to: 'AccessRequests', requestId: value };
    case notificationType.accessGranted:
    case notificationType.accessDenied:
      if (page !== undefined) return { to: 'Page', path: page };
      return privilege === undefined ? null : { to: 'OwnAccessRequest', privilege };
    case notificationType.handoverDeclined:
    case notificationType.warrantyEnds:
    case notificationType.repairLasts:
      return assetIds.length === 0 ? null : { to: 'Assets', assetIds };
    case notificationType.impedimentRaised:
    case notificationType.impedimentResolved:
      return projectId === null ? null : { to: 'ProjectOverview', projectId, tab: 'impediments' };
    default:
      return projectId === null ? null : { to: 'ProjectOverview', projectId };
  }
}

/**
 * Whether Accept and Deny are shown: on sub-project requests until one is clicked, seen or not.
 * Source: NOTIF-004, NOTIF-D10.
 */
export const isOpenRequest = (notification: Notification): boolean =>
  isRequest(notification) && !notification.isComplete && !notification.isDenied;
