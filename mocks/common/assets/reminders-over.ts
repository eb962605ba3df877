import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetAssignmentRecord, AssetRecord } from '../../store/world/assets.ts';
import type { NotificationRecord } from '../../store/world/notifications.ts';
import { notificationTypes } from '../notifications/notify.ts';
import { activeStates, sendCountsToAll } from '../notifications/records.ts';
import { buildMessageNames } from './asset-names.ts';
import { statusIds } from './master-data.ts';
import { findEditors } from './reminders.ts';

type Db = Scope<World>;
type Type = keyof typeof notificationTypes;

/** An asset before and after a change; `after` is null for a deleted asset. */
export interface AssetChange {
  before: AssetRecord;
  after: AssetRecord | null;
}

/** A notification, and assets that it must no longer contain. */
interface Cut {
  notification: NotificationRecord;
  out: ReadonlySet<string>;
}

/**
 * Removes the reminders of assets once they no longer apply: a repair ended, a warranty date
 * changed, or an asset is no longer in use. A notification about multiple assets keeps the others.
 */
export async function endReminders(db: Db, changes: readonly AssetChange[]): Promise<void> {
  const over = [
    { type: 'repairLasts', out: listIds(changes.filter(isRepairOver)) },
    { type: 'warrantyEnds', out: listIds(changes.filter(isWarrantyOther)) },
  ] as const;
  const cuts: Cut[] = [];
  for (const { type, out } of over) {
    const found = out.size > 0 ? await findReminders(db, [type], out) : [];
    cuts.push(...found.map((notification) => ({ notification, out })));
  }
  await leaveOut(db, cuts);
}

/** The active reminders of those who may edit assets, about one of some assets. */
export async function findReminders(
  db: Db,
  types: readonly ('repairLasts' | 'warrantyEnds')[],
  assetIds: ReadonlySet<string>,
): Promise<NotificationRecord[]> {
  const about = (await findActive(db, types)).filter(isAbout(assetIds));
  if (about.length === 0) return [];
  const recipients = await db.getMany('tenantUsers', listRecipients(about));
  const editors = new Set(await findEditors(db, [...recipients.values()]));
  return about.filter(({ recipientId }) => editors.has(recipientId));
}

type EndedAssignment = Pick<AssetAssignmentRecord, 'employeeId' | 'assetId' | 'handover'>;

/**
 * Ends the handover notifications (to accept, and of a decline) once the employees no longer have
 * the assets, or are requested to accept them again.
 */
export async function endHandoverNotices(
  db: Db,
  assignments: readonly EndedAssignment[],
): Promise<void> {
  const users = await loadUserIds(
    db,
    assignments.flatMap(({ employeeId }) => employeeId ?? []),
  );
  const requested = assignments.flatMap(({ employeeId, assetId }) => {
    const recipientId = users.get(employeeId ?? '');
    return recipientId === undefined ? [] : [{ recipientId, assetId }];
  });
  await takeOut(db, 'assetHandover', requested);
  await endDeclineNotices(db, assignments);
}

/** Ends the decline notifications of those who assigned assets, once they no longer apply. */
export async function endDeclineNotices(
  db: Db,
  assignments: readonly Pick<EndedAssignment, 'assetId' | 'handover'>[],
): Promise<void> {
  const declined = assignments.flatMap(({ assetId, handover }) =>
    handover ? [{ recipientId: handover.givenBy, assetId }] : [],
  );
  await takeOut(db, 'handoverDeclined', declined);
}

/**
 * Completes a person's handover requests for some assets, once they have accepted or declined them.
 */
export async function completeHandoverNotices(
  db: Db,
  recipientId: string,
  assetIds: readonly string[],
): Promise<void> {
  const out = new Set(assetIds);
  const about = (await findActive(db, ['assetHandover'], [recipientId])).filter(isAbout(out));
  const isDone = (each: NotificationRecord) => listAssetIds(each).every((id) => out.has(id));
  await complete(db, about.filter(isDone));
  const others = about.filter((each) => !isDone(each));
  await shorten(
    db,
    others.map((notification) => ({ notification, out })),
  );
  await sendCountsToAll(db, listRecipients(about));
}

/** Completes all handover requests of an employee who has left. */
export async function completeHandoversOfLeaver(db: Db, employeeId: string): Promise<void> {
  const users = [...(await loadUserIds(db, [employeeId])).values()];
  if (users.length === 0) return;
  const found = await findActive(db, ['assetHandover'], users);
  await complete(db, found);
  await sendCountsToAll(db, listRecipients(found));
}

/** A completed notification requests nothing. */
async function complete(db: Db, notifications: readonly NotificationRecord[]): Promise<void> {
  for (const notification of notifications) {
    const { handovers: _handovers, ...notificationData } = notification.notificationData;
    await db.put('notifications', { ...notification, state: 'completed', notificationData });
  }
}

/** Removes assets from the notifications of one type that people have. */
async function takeOut(
  db: Db,
  type: Type,
  removals: readonly { recipientId: string; assetId: string }[],
): Promise<void> {
  if (removals.length === 0) return;
  const byRecipient = Map.groupBy(removals, ({ recipientId }) => recipientId);
  const active = await findActive(db, [type], [...byRecipient.keys()]);
  const cuts = active.map((notification) => {
    const ofRecipient = byRecipient.get(notification.recipientId) ?? [];
    return { notification, out: new Set(ofRecipient.map(({ assetId }) => assetId)) };
  });
  await leaveOut(
    db,
    cuts.filter(({ notification, out }) => isAbout(out)(notification)),
  );
}

/** The notifications of some types that were neither completed, removed nor denied. */
async function findActive(
  db: Db,
  types: readonly Type[],
  recipientIds?: readonly string[],
): Promise<NotificationRecord[]> {
  const recipientId = recipientIds && toCondition(recipientIds);
  const found = types.flatMap((type) =>
    activeStates.map((state) =>
      db.query('notifications', {
        where: { typeId: notificationTypes[type], state, recipientId },
      }),
    ),
  );
  return (await Promise.all(found)).flat();
}

/** The users of employees, who can be notified, by employee id. */
async function loadUserIds(
  db: Db,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const users = await db.query('tenantUsers', { where: { employeeId: toCondition(employeeIds) } });
  return new Map(
    users.toReversed().flatMap(({ id, employeeId }) => (employeeId ? [[employeeId, id]] : [])),
  );
}

/** One id is looked up in an index. */
const toCondition = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : ids);

const isRepairOver = ({ before, after }: AssetChange): boolean =>
  before.statusId === statusIds.Repair && after?.statusId !== statusIds.Repair;

const isWarrantyOther = ({ before, after }: AssetChange): boolean =>
  after?.warrantyEndDate !== before.warrantyEndDate ||
  after.statusId === statusIds.Scrap ||
  after.statusId === statusIds.Disposed;

const listIds = (changes: readonly AssetChange[]) =>
  new Set(changes.map(({ before }) => before.id));

const listRecipients = (notifications: readonly NotificationRecord[]) => [
  ...new Set(notifications.map(({ recipientId }) => recipientId)),
];

/**
 * All assets of a notification: it names the first ones by id, and lists all that are handed over.
 */
const listAssetIds = ({
  notificationData: { assetIds = [], handovers = [] },
}: NotificationRecord) => [...new Set([...assetIds, ...handovers.map(({ assetId }) => assetId)])];

const isAbout = (assetIds: ReadonlySet<string>) => (notification: NotificationRecord) =>
  listAssetIds(notification).some((id) => assetIds.has(id));

/** Removes assets from notifications, and sends the recipients' counts. */
async function leaveOut(db: Db, cuts: readonly Cut[]): Promise<void> {
  await shorten(db, cuts);
  await sendCountsToAll(db, listRecipients(cuts.map(({ notification }) => notification)));
}

/** Removes assets from notifications; deletes a notification when none are left. */
async function shorten(db: Db, cuts: readonly Cut[]): Promise<void> {
  if (cuts.length === 0) return;
  const assets = await db.getMany('assets', cuts.flatMap(listRemaining));
  for (const cut of cuts) {
    const { notification, out } = cut;
    const remaining = listRemaining(cut).flatMap((id) => assets.get(id) ?? []);
    if (remaining.length === 0) {
      await db.remove('notifications', notification.id);
      continue;
    }
    const { handovers: before, ...data } = notification.notificationData;
    const handovers = before?.filter(({ assetId }) => !out.has(assetId));
    const notificationData = { ...data, ...buildMessageNames(remaining), handovers };
    await db.put('notifications', { ...notification, notificationData });
  }
}

const listRemaining = ({ notification, out }: Cut) =>
  listAssetIds(notification).filter((id) => !out.has(id));
