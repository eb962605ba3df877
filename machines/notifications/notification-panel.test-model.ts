import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import {
  buildNotification,
  createNotificationsResponse,
  buildSettled,
} from '../testing/notifications.ts';
import { done, failed } from '../testing/paths.ts';
import { notificationPanelMachine } from './notification-panel.machine.ts';
import { getShown } from './notification-panel.setup.ts';

/** A request that is still to be accepted or denied. */
export const request = buildNotification(1);
const { notification: seen } = buildSettled(request);
const denied = { ...seen, isDenied: true };
const takeover = buildNotification(2, { typeId: 9, componentName: 'hostileTakeover' });
const see = { kind: 'see', notification: request } as const;
const nothing = { unreadNotificationCount: 0, requestTrackingPendingCount: 0 };

const ofOne = ['OPEN', 'MARK_READ', 'COMPLETE', 'REMOVE', 'ACCEPT', 'DENY', 'UPDATE_IS_ACTIVE'];

export const testModel = createTestModel(notificationPanelMachine, {
  inputs: [{ employeeId: 'e1' }],
  events: [
    { type: 'NOTIFICATION' },
    { type: 'NOTIFICATION', isOpening: true },
    done('listNotifications', createNotificationsResponse([request], 2)),
    failed('listNotifications', serverError),
    { type: 'scrolled.toEnd' },
    done('listMoreNotifications', createNotificationsResponse([request])),
    failed('listMoreNotifications', serverError),
    { type: 'retry' },
    { type: 'filter.changed', filterType: 'All' },
    { type: 'counts.changed', counts: nothing },
    { type: 'OPEN', notification: request },
    { type: 'MARK_READ', notification: request },
    { type: 'OPEN', notification: seen },
    { type: 'MARK_READ', notification: seen },
    { type: 'MARK_ALL_READ' },
    { type: 'COMPLETE', notification: request },
    { type: 'REMOVE', notification: request },
    { type: 'undo' },
    { type: 'removal.due' },
    { type: 'ACCEPT', notification: request },
    { type: 'DENY', notification: request },
    { type: 'ACCEPT', notification: denied },
    { type: 'DENY', notification: denied },
    { type: 'UPDATE_IS_ACTIVE', notification: request },
    { type: 'CLICK', notification: takeover },
    { type: 'CLICK', notification: { ...request, typeId: 6 } },
    { type: 'actions.changed', pendingActions: [see] },
    {
      type: 'action.settled',
      pendingActions: [],
      action: see,
      counts: nothing,
      notification: buildSettled(request).notification,
    },
    { type: 'action.rejected', pendingActions: [], isOutdated: true },
    failed('notificationActions', serverError),
    done('updateNotification', buildSettled(request)),
    failed('updateNotification', serverError),
  ],
  atHand: (context) =>
    getShown(context)
      .notifications.slice(0, 3)
      .flatMap((notification) =>
        [...ofOne, 'CLICK'].map((type) => ({ type: type as 'OPEN', notification })),
      ),
  rules: [
    {
      source: 'NOTIF-009',
      text: 'The panel is idle at first; a NOTIFICATION event fetches the notifications and shows them.',
    },
    {
      source: 'NOTIF-012',
      text: 'The fetch skips none, requests unseen ones unless another filter is selected, and only new ones.',
    },
    {
      source: 'NOTIF-011',
      text: 'UPDATE_IS_ACTIVE marks one notification and returns to the loaded list.',
    },
    {
      source: 'NOTIF-012',
      text: 'An error of the fetch or of the marking returns to the loaded list.',
    },
    {
      source: 'NOTIF-014',
      text: 'A notification is seen once it is opened or marked as read; marking all as read sets the unread count to zero.',
    },
    {
      source: 'NOTIF-017',
      text: 'Completing or removing a notification lowers the unread count and the count of pending requests, never below zero.',
    },
    {
      source: 'NOTIF-018',
      text: 'Denying a request to link a sub-project lowers the counts and marks it not complete.',
    },
    {
      source: 'NOTIF-019',
      text: 'A click leads to the review listing with its step, to the cycles for people who run a review meeting, and otherwise to the project.',
    },
    {
      source: 'NOTIF-021',
      text: 'A click on a hostile takeover does nothing; a request to link a sub-project is not clickable.',
    },
    {
      source: 'NOTIF-025',
      text: 'The initial skip count is 0.',
    },
  ],
});
