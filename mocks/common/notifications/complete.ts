import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { notificationTypes } from './notify.ts';
import { activeStates, sendCountsToAll } from './records.ts';

type Db = Scope<World>;
type Type = keyof typeof notificationTypes;

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
