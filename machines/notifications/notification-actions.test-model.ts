import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { buildNotification, buildSettled } from '../testing/notifications.ts';
import { done, failed } from '../testing/paths.ts';
import { notificationActionsMachine } from './notification-actions.machine.ts';
import type { NotificationAction } from './notifications.ts';

/** A pending request. */
const request = buildNotification(1);
const settled = buildSettled(request);
const kinds = ['see', 'complete', 'accept', 'deny'] as const;

const nobody = { send: () => undefined };

export const createAction = (kind: (typeof kinds)[number]): NotificationAction => ({
  kind,
  notification: request,
});

export const testModel = createTestModel(notificationActionsMachine, {
  inputs: [{ employeeId: 'e1', panel: nobody }],
  events: [
    ...kinds.map((kind) => ({ type: 'action.perform', action: createAction(kind) }) as const),
    { type: 'action.perform', action: { kind: 'seeAll' } },
    done('markNotificationSeen', settled),
    failed('markNotificationSeen', serverError),
    done('markAllNotificationsRead', settled),
    failed('markAllNotificationsRead', serverError),
    done('linkSubProject'),
    failed('linkSubProject', serverError),
    done('completeNotification', settled),
    failed('completeNotification', serverError),
    done('rejectProjectLink', settled),
    failed('rejectProjectLink', serverError),
  ],
  rules: [
    {
      source: 'NOTIF-014',
      text: 'A notification is seen once it is opened or marked as read; marking all as read includes it.',
    },
    {
      source: 'NOTIF-004',
      text: 'Accepting a request links the project below the requested one; then the notification is complete.',
    },
    {
      source: 'NOTIF-018',
      text: 'Denying a request to link a sub-project marks it not complete.',
    },
    {
      source: 'NOTIF-043',
      text: 'Each action is a separate call; a rejected one is reverted.',
    },
  ],
});
