import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetAssignmentRecord, AssetRecord } from '../../store/world/assets.ts';
import type { NotificationRecord } from '../../store/world/notifications.ts';
import { activeNotifications } from '../notifications/complete.ts';
import { loadUserId, type notificationTypes } from '../notifications/notify.ts';
import { sendCounts } from '../notifications/records.ts';
import { buildMessageNames } from './asset-names.ts';
import { statusIds } from './master-data.ts';
import { findEditors } from './reminders.ts';

type Db = Scope<World>;

/**
 * Removes an asset's reminders once they no longer apply: its repair ended, its warranty date
 * changed, or it is no longer in use; `after` is null for a deleted asset. A notification about
 * multiple assets keeps the others.
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
  for (const recipientId of await findEditors(db)) await takeOut(db, recipientId, over, before.id);
}

type EndedAssignment = Pick<AssetAssignmentRecord, 'employeeId' | 'assetId' | 'handover'>;

/**
 * Ends the handover notifications (to accept, and of a decline) once the employee no longer has the
 * asset, or is requested to accept it again.
 */
export async function endHandoverNotices(db: Db, assignment: EndedAssignment): Promise<void> {
  const { employeeId, assetId } = assignment;
  const recipientId = employeeId === null ? null : await loadUserId(db, employeeId);
  if (recipientId !== null) await takeOut(db, recipientId, ['assetHandover'], assetId);
  await endDeclineNotices(db, assignment);
}

/** Ends the decline notification of the person who assigned an asset, once it no longer applies. */
export async function endDeclineNotices(
  db: Db,
  { assetId, handover }: Pick<EndedAssignment, 'assetId' | 'handover'>,
): Promise<void> {
  if (handover) await takeOut(db, handover.givenBy, ['handoverDeclined'], assetId);
}

/**
 * Completes a person's handover requests for some assets, once they have accepted or declined them.
 */
export async function completeHandoverNotices(
  db: Db,
  recipientId: string,
  assetIds: readonly string[],
): Promise<void> {
  const found = await activeNotifications(db, recipientId, ['assetHandover']);
  const about = found.filter((each) => idsIn(each).some((id) => assetIds.includes(id)));
  for (const each of about) {
    if (idsIn(each).every((id) => assetIds.includes(id))) await complete(db, each);
    else await leaveOut(db, each, assetIds);
  }
  if (about.length > 0) await sendCounts(db, recipientId);
}

/** Completes all handover requests of an employee who has left. */
export async function completeHandoversOfLeaver(db: Db, employeeId: string): Promise<void> {
  const recipientId = await loadUserId(db, employeeId);
  if (recipientId === null) return;
  const found = await activeNotifications(db, recipientId, ['assetHandover']);
  for (const each of found) await complete(db, each);
  if (found.length > 0) await sendCounts(db, recipientId);
}

/** A completed notification requests nothing. */
async function complete(db: Db, notification: NotificationRecord): Promise<void> {
  const { handovers: _handovers, ...notificationData } = notification.notificationData;
  await db.put('notifications', { ...notification, state: 'completed', notificationData });
}

/** Removes an asset from a person's notifications of some types. */
async function takeOut(
  db: Db,
  recipientId: string,
  types: readonly (keyof typeof notificationTypes)[],
  assetId: string,
): Promise<void> {
  const found = await activeNotifications(db, recipientId, types);
  const about = found.filter((each) => idsIn(each).includes(assetId));
  for (const each of about) await leaveOut(db, each, [assetId]);
  if (about.length > 0) await sendCounts(db, recipientId);
}

const isRepairOver = (before: AssetRecord, after: AssetRecord | null): boolean =>
  before.statusId === statusIds.Repair && after?.statusId !== statusIds.Repair;

const isWarrantyOther = (before: AssetRecord, after: AssetRecord | null): boolean =>
  after?.warrantyEndDate !== before.warrantyEndDate ||
  after.statusId === statusIds.Scrap ||
  after.statusId === statusIds.Disposed;

/**
 * All assets of a notification: it names the first ones by id, and lists all that are handed over.
 */
const idsIn = ({ notificationData: { assetIds = [], handovers = [] } }: NotificationRecord) => [
  ...new Set([...assetIds, ...handovers.map(({ assetId }) => assetId)]),
];

/** Removes assets from a notification; deletes the notification when none are left. */
async function leaveOut(
  db: Db,
  reminder: NotificationRecord,
  out: readonly string[],
): Promise<void> {
  const ids = idsIn(reminder).filter((each) => !out.includes(each));
  const assets = await Promise.all(ids.map((each) => db.get('assets', each)));
  const remaining = assets.filter((asset) => asset !== undefined);
  if (remaining.length === 0) return db.remove('notifications', reminder.id);
  const handovers = reminder.notificationData.handovers?.filter(
    ({ assetId }) => !out.includes(assetId),
  );
  const notificationData = {
    ...reminder.notificationData,
    ...buildMessageNames(remaining),
    ...(handovers && { handovers }),
  };
  await db.put('notifications', { ...reminder, notificationData });
}
