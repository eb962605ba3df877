import { publish } from '../../core/requests/feed.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { compare } from '../../store/query.ts';
import type { NotificationRecord, NotificationState } from '../../store/world/notifications.ts';
import { notificationTypes } from './notify.ts';

type Db = Scope<World>;

/** Number of notifications on one page. Source: NOTIF-D10. */
export const pageSize = 20;

/** The states of notifications that were neither completed, removed nor denied. */
export const activeStates = ['unseen', 'seen'] as const;
export const isActive = ({ state }: NotificationRecord): boolean =>
  activeStates.some((active) => active === state);

/**
 * Counts a person's unseen notifications and pending requests. Counted from the records, so it is
 * never negative. Source: NOTIF-017.
 */
export async function countNotifications(db: Db, recipientId: string) {
  const ofState = (state: NotificationState) => db.count('notifications', { recipientId, state });
  const typeId = notificationTypes.subProjectRequest;
  const requests = activeStates.map((state) =>
    db.count('notifications', { recipientId, state, typeId }),
  );
  const [unseen, ...pending] = await Promise.all([ofState('unseen'), ...requests]);
  return {
    unreadNotificationCount: unseen,
    requestTrackingPendingCount: pending.reduce((sum, count) => sum + count, 0),
  };
}

interface Filter {
  filterType: 'UnSeen' | 'Seen' | 'All';
  /** Excludes completed and denied notifications. */
  isNew: boolean;
  /** The only type to list; null for all. */
  typeId: number | null;
}

interface NotificationQuery extends Filter {
  skipCount: number;
  takeCount: number;
}

/**
 * One page of a person's notifications, newest first, and the total count. Each state is read in
 * order and only as far as the page needs, regardless of the total.
 */
export async function loadPage(db: Db, recipientId: string, requested: NotificationQuery) {
  const { skipCount, takeCount, typeId } = requested;
  const reads = getStates(requested).map((state) => {
    const where = { recipientId, state, ...(typeId !== null && { typeId }) };
    const limit = skipCount + takeCount;
    return db.page('notifications', { where, order: newestFirst, limit });
  });
  const found = await Promise.all(reads);
  return {
    records: found
      .flatMap(({ rows }) => rows)
      .toSorted(byAge)
      .slice(skipCount, skipCount + takeCount),
    totalCount: found.reduce((sum, { total }) => sum + total, 0),
  };
}

const newestFirst = { by: 'requestedTime', direction: 'descending' } as const;

const byAge = (one: NotificationRecord, other: NotificationRecord): number =>
  compare(other.requestedTime, one.requestedTime) || compare(one.id, other.id);

/** The states that a list shows. */
function getStates({ filterType, isNew }: Filter): NotificationState[] {
  const unseen: NotificationState[] = filterType === 'Seen' ? [] : ['unseen'];
  if (filterType === 'UnSeen') return unseen;
  return isNew ? [...unseen, 'seen'] : [...unseen, 'seen', 'completed', 'denied'];
}

/** A notification in the contract's form. */
export function toView({
  recipientId: _recipient,
  senderId: _sender,
  linkedId: _linked,
  state,
  typeId,
  ...record
}: NotificationRecord) {
  const flags = {
    isSeen: state !== 'unseen',
    isComplete: state === 'completed',
    isDenied: state === 'denied',
  };
  return { ...record, ...flags, typeId: typeId as Kind };
}

type Kind = (typeof notificationTypes)[keyof typeof notificationTypes];

/** Counts a person's pending notifications and sends the counts to all their windows. */
export async function sendCounts(db: Db, recipientId: string) {
  const counts = await countNotifications(db, recipientId);
  const event = { hub: 'notifications', to: recipientId, type: 'notificationsChanged' } as const;
  await publish(db, { ...event, data: counts });
  return counts;
}

/** The same for multiple people. */
export async function sendCountsToAll(db: Db, recipientIds: readonly string[]): Promise<void> {
  const [only] = recipientIds;
  if (only === undefined) return;
  if (recipientIds.length === 1) return void (await sendCounts(db, only));
  const recipientId = recipientIds;
  const typeId = notificationTypes.subProjectRequest;
  const [unseen, pending] = await Promise.all(
    [
      { recipientId, state: 'unseen' as const },
      { recipientId, state: activeStates, typeId },
    ].map(async (where) => {
      const groups = await db.groups('notifications', { where, by: 'recipientId' });
      return new Map(groups.map(({ value, count }) => [value, count]));
    }),
  );
  for (const to of recipientIds) {
    const data = {
      unreadNotificationCount: unseen?.get(to) ?? 0,
      requestTrackingPendingCount: pending?.get(to) ?? 0,
    };
    await publish(db, { hub: 'notifications', to, type: 'notificationsChanged', data });
  }
}
