import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import type { NotificationRecord } from '../../store/world/notifications.ts';
import { notificationTypes } from '../notifications/notify.ts';
import { activeStates, tellCounts } from '../notifications/records.ts';
import { namesOf } from './asset-names.ts';
import { statusIds } from './master-data.ts';
import { editorsOf } from './reminders.ts';

type Db = Scope<World>;

/**
 * Takes back what reminders say of an asset once it is over: it is back from repair, its warranty ends
 * on another day, or it is no longer in use; null where it is deleted. What was told of several says
 * the others.
 */
export async function endReminders(
  db: Db,
  before: AssetRecord,
  after: AssetRecord | null,
): Promise<void> {
  const over = [
    ...(isRepairOver(before, after) ? [notificationTypes.repairLasts] : []),
    ...(isWarrantyOther(before, after) ? [notificationTypes.warrantyEnds] : []),
  ];
  if (over.length === 0) return;
  for (const recipientId of await editorsOf(db)) {
    const told = await Promise.all(
      over.flatMap((typeId) =>
        activeStates.map((state) =>
          db.query('notifications', { where: { recipientId, state, typeId } }),
        ),
      ),
    );
    const saying = told.flat().filter((each) => idsIn(each).includes(before.id));
    for (const each of saying) await leaveOut(db, each, before.id);
    if (saying.length > 0) await tellCounts(db, recipientId);
  }
}

const isRepairOver = (before: AssetRecord, after: AssetRecord | null): boolean =>
  before.statusId === statusIds.Repair && after?.statusId !== statusIds.Repair;

const isWarrantyOther = (before: AssetRecord, after: AssetRecord | null): boolean =>
  after?.warrantyEndDate !== before.warrantyEndDate ||
  after.statusId === statusIds.Scrap ||
  after.statusId === statusIds.Disposed;

const idsIn = ({ notificationData }: NotificationRecord) => notificationData.assetIds ?? [];

/** Takes one of the assets out of a notification, which goes where that was all. */
async function leaveOut(db: Db, told: NotificationRecord, id: string): Promise<void> {
  const ids = idsIn(told).filter((each) => each !== id);
  const assets = await Promise.all(ids.map((each) => db.get('assets', each)));
  const left = assets.filter((asset) => asset !== undefined);
  if (left.length === 0) return db.remove('notifications', told.id);
  const notificationData = { ...told.notificationData, ...namesOf(left) };
  await db.put('notifications', { ...told, notificationData });
}
