import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { NotificationRecord } from '../../store/world/notifications.ts';
import { notificationTypes } from './notify.ts';
import { activeStates, sendCounts } from './records.ts';

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

/** The same for all users: the record that the notifications link to is deleted. */
export async function completeForAll(
  db: Db,
  types: readonly Type[],
  isAbout: (notification: NotificationRecord) => boolean,
): Promise<void> {
  for (const { id } of await db.query('tenantUsers')) {
    await completeNotifications(db, id, types, isAbout);
  }
}

/** A person's notifications of some types that were neither completed, removed nor denied. */
export async function activeNotifications(
  db: Db,
  recipientId: string,
  types: readonly Type[],
): Promise<NotificationRecord[]> {
  const found = types.map((type) =>
    db.query('notifications', {
      where: { recipientId, typeId: notificationTypes[type], state: [...activeStates] },
    }),
  );
  return (await Promise.all(found)).flat();
}
