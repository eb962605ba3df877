import type { Derivation } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { NotificationRecord } from '../store/world/notifications.ts';

/** What the notifications about a record are found by once it is deleted. */
export const computedNotifications: Derivation<World, NotificationRecord> = {
  compute: async (_scope, { notificationData }) => ({ linkedId: notificationData.value }),
  from: {},
};
