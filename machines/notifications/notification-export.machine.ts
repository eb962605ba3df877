import { createExport, type ExportActor } from '../lists/create-export.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { readAllNotifications } from './notification-list.actors.ts';
import type { Notification } from './notifications.ts';

export const notificationExportMachine = createExport<ListSearch, readonly Notification[]>({
  id: 'notification-export',
  description: 'All matching notifications, loaded for a file. Source: NOTIF-001.',
  exportFile: readAllNotifications,
});

export type NotificationExportActor = ExportActor<ListSearch, readonly Notification[]>;
