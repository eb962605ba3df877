import { publish } from '../../core/feed.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { NotificationRecord } from '../../store/world/notifications.ts';
import { notificationTypes } from './notify.ts';

/** Notifications on one page. Source: decisions, "screens". */
export const pageSize = 20;

type State = Pick<NotificationRecord, 'typeId' | 'isSeen' | 'isActive'>;

/**
 * What waits for a person: what they have not seen, and requests without an answer. Counted from the
 * records, so that it is never below zero. Source: document 1, section 4.
 */
export function countsOf(records: readonly State[]) {
  const active = records.filter(({ isActive }) => isActive);
  const request = notificationTypes.subProjectRequest;
  return {
    unreadNotificationCount: active.filter(({ isSeen }) => !isSeen).length,
    requestTrackingPendingCount: active.filter(({ typeId }) => typeId === request).length,
  };
}

interface Filter {
  filterType: 'UnSeen' | 'Seen' | 'All';
  /** Leaves out what was completed or denied. */
  isNew: boolean;
  /** The only type that is listed; null for all. */
  typeId: number | null;
}

/** Whether a list shows a notification. */
export const isListed = ({ typeId, isSeen, isActive }: State, filter: Filter): boolean =>
  (filter.filterType === 'All' || isSeen === (filter.filterType === 'Seen')) &&
  (isActive || !filter.isNew) &&
  (filter.typeId === null || typeId === filter.typeId);

/** A notification as the contract says it. */
export function viewOf({
  recipientId: _recipient,
  senderId: _sender,
  isActive: _active,
  typeId,
  ...record
}: NotificationRecord) {
  return { ...record, typeId: typeId as Kind };
}

type Kind = (typeof notificationTypes)[keyof typeof notificationTypes];

/** Counts what waits for a person, and tells all their windows. */
export async function tellCounts(db: Scope<World>, recipientId: string) {
  const counts = countsOf(await db.query('notifications', { where: { recipientId } }));
  const event = { hub: 'notifications', to: recipientId, type: 'notificationsChanged' } as const;
  await publish(db, { ...event, data: counts });
  return counts;
}
