import { createListTestModel } from '../testing/list-test-models.ts';
import { buildNotification } from '../testing/notifications.ts';
import { notificationListMachine } from './notification-list.machine.ts';

export const testModel = createListTestModel(notificationListMachine, buildNotification(1), [
  {
    source: 'NOTIF-001',
    text: 'There is a page of all notifications.',
  },
  {
    source: 'NOTIF-037',
    text: 'It loads them by the same API call as the bell.',
  },
  {
    source: 'NOTIF-002',
    text: 'Large lists are loaded from the server page by page, never as a whole.',
  },
]);
