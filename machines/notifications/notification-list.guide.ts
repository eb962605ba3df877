import { createListTestModel } from '../testing/list-guides.ts';
import { buildNotification } from '../testing/notifications.ts';
import { notificationListMachine } from './notification-list.machine.ts';

export const testModel = createListTestModel(notificationListMachine, buildNotification(1), [
  {
    source: 'NOTIF-001',
    text: 'There is a page of all notifications.',
  },
  {
    source: 'NOTIF-037',
    text: 'It reads by the same call as the bell.',
  },
  {
    source: 'NOTIF-002',
    text: 'Large lists are read page by page from the server, never as a whole.',
  },
]);
