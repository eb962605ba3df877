import { createList } from '../lists/create-list.ts';
import { loadNotifications } from './notification-list.actors.ts';
import type { Notification } from './notifications.ts';

export const notificationListMachine = createList<Notification>({
  id: 'notification-list',
  description:
    'The page of all notifications, one page at a time, filtered by the server. Source: NOTIF-030, NOTIF-040.',
  loadPage: loadNotifications,
});
