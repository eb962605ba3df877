import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetAssignmentRecord, AssetRecord } from '../../store/world/assets.ts';
import type { NotificationRecord } from '../../store/world/notifications.ts';
import { activeNotifications } from '../notifications/complete.ts';
import { userIdOf, type notificationTypes } from '../notifications/notify.ts';
import { tellCounts } from '../notifications/records.ts';
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
    ...(isRepairOver(before, after) ? (['repairLasts'] as const) : []),
    ...(isWarrantyOther(before, after) ? (['warrantyEnds'] as const) : []),
  ];
  if (over.length === 0) return;
  for (const recipientId of await editorsOf(db)) await takeOut(db, recipientId, over, before.id);
}

/** Takes back that an employee is to accept an asset, once they no longer have it. */
export async function endHandoverNotices(
  db: Db,
  { employeeId, assetId }: Pick<AssetAssignmentRecord, 'employeeId' | 'assetId'>,
): Promise<void> {
  const recipientId = employeeId === null ? null : await userIdOf(db, employeeId);
  if (recipientId !== null) await takeOut(db, recipientId, ['assetHandover'], assetId);
}

/** Takes an asset out of a person's notifications of some types. */
async function takeOut(
  db: Db,
  recipientId: string,
  types: readonly (keyof typeof notificationTypes)[],
  assetId: string,
): Promise<void> {
  const found = await activeNotifications(db, recipientId, types);
  const about = found.filter((each) => idsIn(each).includes(assetId));
  for (const each of about) await leaveOut(db, each, assetId);
  if (about.length > 0) await tellCounts(db, recipientId);
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
