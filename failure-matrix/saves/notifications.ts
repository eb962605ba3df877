import type { Harness } from '../support/harness.ts';
import { shown } from '../support/harness.ts';
import { press } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

/** The notification list, loaded again: all pages share the cached one. */
const notifications = async (harness: Harness) => {
  await harness.reload();
  await harness.app.goTo('/notification');
  await shown(/Showing 1 - /);
};

/** The list of notifications. */
export const notificationSaves: readonly SaveEntry[] = [
  {
    name: 'a notification is read',
    operation: 'markNotificationSeen',
    isOptimistic: true,
    setUp: notifications,
    save: () => press(/^Mark as read: /),
  },
  {
    name: 'all notifications are read',
    operation: 'markAllNotificationsRead',
    isOptimistic: true,
    setUp: notifications,
    save: () => press('Mark all as read'),
  },
  {
    name: 'a notification is completed',
    operation: 'completeNotification',
    isOptimistic: true,
    setUp: notifications,
    save: () => press(/^Mark as done: /),
  },
  {
    name: 'a request is denied',
    operation: 'rejectProjectLink',
    isOptimistic: true,
    setUp: notifications,
    save: () => press(/^Deny: /),
  },
  {
    name: 'a request is accepted',
    operation: 'linkSubProject',
    isOptimistic: true,
    setUp: notifications,
    save: () => press(/^Accept: /),
    follows: 'completeNotification',
  },
];
