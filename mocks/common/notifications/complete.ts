import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { NotificationRecord } from '../../store/world/notifications.ts';
import { notificationTypes } from './notify.ts';
import { activeStates, sendCounts, sendCountsToAll } from './records.ts';

type Db = Scope<World>;
type Type = keyof typeof notificationTypes;

/**
 * Completes a person's notifications of some types that can no longer be answered or opened, and
 * sends the counts of their bell.
 */
export async function completeNotifications(
  db: Db,
  recipientId: string,
  types: readonly Type[],
  isAbout: (notification: NotificationRecord) => boolean,
): Promise<void> {
  const found = await activeNotifications(db, recipientId, types);
  const about = found.filter(isAbout);
  for (const record of about) await db.put('notifications', { ...record, state: 'completed' });
  if (about.length > 0) await sendCounts(db, recipientId);
}

/** Completes all notifications of some types that link to a deleted record, and sends the counts. */
export async function completeLinked(
  db: Db,
  types: readonly Type[],
  linkedId: string,
): Promise<void> {
  const typeId = types.map((type) => notificationTypes[type]);
  const where = { linkedId, typeId, state: activeStates };
  const found = await db.query('notifications', { where });
  for (const record of found) await db.put('notifications', { ...record, state: 'completed' });
  await sendCountsToAll(db, [...new Set(found.map(({ recipientId }) => recipientId))]);
}

/** A person's notifications of some types that were neither completed, removed nor denied. */
async function activeNotifications(
  db: Db,
  recipientId: string,
  types: readonly Type[],
): Promise<NotificationRecord[]> {
  const found = types.flatMap((type) =>
    activeStates.map((state) =>
      db.query('notifications', {
        where: { recipientId, state, typeId: notificationTypes[type] },
      }),
    ),
  );
  return (await Promise.all(found)).flat();
}
