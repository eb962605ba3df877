import type { DailyWork } from '../../core/requests/loaded-area.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { addDays } from '../clockwork/time.ts';
import { notify } from '../notifications/notify.ts';
import { buildMessageNames } from './asset-names.ts';
import { daysBetween } from './days.ts';
import { statusIds } from './master-data.ts';

type Db = Scope<World>;

/**
 * Days before the end of a warranty; and days of a repair after which a reminder is sent,
 * repeatedly.
 */
const [warrantySteps, repairStep] = [[7, 30], 14];

/** A due reminder for one asset. */
export interface Due {
  asset: AssetRecord;
  type: 'warrantyEnds' | 'repairLasts';
  days: number;
  /** A reminder with the same id is sent only once. */
  id: string;
}

/**
 * Notifies users who may edit assets of warranties that end within 30 days and within 7, and of
 * repairs that last longer than 14 days, 28 and so on: once per asset and step, with multiple
 * assets in one notification. If no one used the tenant for a while, only the nearest missed step
 * is sent. Not in the requirements.
 */
export const remindOfAssets: DailyWork = async (db, clock, today) => {
  if ((await db.get('assetReminders', lastLook))?.day === today) return;
  const due = await newlyDue(db, today);
  await storeReminders(db, due, today);
  if (due.length === 0) return;
  const notices = buildNotices(due);
  for (const recipientId of await findEditors(db, await db.query('tenantUsers'))) {
    for (const notice of notices) await notify(db, clock, { recipientId, ...notice });
  }
};

/** Groups due reminders into notifications: one for each type and step. */
export function buildNotices(due: readonly Due[]) {
  const alike = Map.groupBy(due, ({ type, days }) => `${type} ${days}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const data = { days: first.days, ...buildMessageNames(group.map(({ asset }) => asset)) };
    return [{ type: first.type, data }];
  });
}

/**
 * Marks all due reminders as sent without sending them, and returns them: for records that are
 * older than the reminders.
 */
export async function takeAsReminded(db: Db, today: string): Promise<readonly Due[]> {
  const due = await newlyDue(db, today);
  await storeReminders(db, due, today);
  return due;
}

/** The id under which the day of the last check is stored. */
const lastLook = 'last';

async function storeReminders(db: Db, due: readonly Due[], day: string): Promise<void> {
  for (const { id } of due) await db.put('assetReminders', { id, day });
  await db.put('assetReminders', { id: lastLook, day });
}

async function newlyDue(db: Db, today: string): Promise<Due[]> {
  const due = [...(await endingWarranties(db, today)), ...(await longRepairs(db, today))];
  const sent = await db.getMany(
    'assetReminders',
    due.map(({ id }) => id),
  );
  return due
    .filter(({ id }) => !sent.has(id))
    .toSorted((a, b) => (a.asset.codeKey < b.asset.codeKey ? -1 : 1));
}

/** Only assets in use: scrapped or disposed ones need no warranty. */
async function endingWarranties(db: Db, today: string): Promise<Due[]> {
  const limit = Math.max(...warrantySteps);
  const warrantyEndDate = { from: today, below: addDays(today, limit + 1) };
  const statusId = [statusIds.InStore, statusIds.Assigned, statusIds.Repair];
  const ending = await db.query('assets', { where: { warrantyEndDate, statusId } });
  return ending.map((asset) => {
    const remaining = daysBetween(today, asset.warrantyEndDate);
    const days = warrantySteps.find((step) => remaining <= step) ?? limit;
    return {
      asset,
      type: 'warrantyEnds',
      days,
      id: `${asset.id} warranty ${asset.warrantyEndDate} ${days}`,
    };
  });
}

async function longRepairs(db: Db, today: string): Promise<Due[]> {
  // "Longer than 14 days" starts on the 15th day.
  const repairSentOn = { below: addDays(today, -repairStep) };
  const long = await db.query('assets', { where: { statusId: statusIds.Repair, repairSentOn } });
  return long.flatMap((asset) => {
    const { repairSentOn: sentOn } = asset;
    if (!sentOn) return [];
    const days = Math.floor((daysBetween(sentOn, today) - 1) / repairStep) * repairStep;
    return [
      { asset, type: 'repairLasts' as const, days, id: `${asset.id} repair ${sentOn} ${days}` },
    ];
  });
}

/** Those of some users who are active and may edit the details of assets. */
export async function findEditors(db: Db, users: readonly TenantUser[]): Promise<string[]> {
  const roles = await db.getMany(
    'roles',
    users.flatMap(({ roleIds }) => roleIds),
  );
  const editing = users.filter(({ roleIds }) =>
    roleIds.some((id) => roles.get(id)?.privileges.includes('assetManager.editDetails')),
  );
  const employees = await db.getMany(
    'employees',
    editing.flatMap(({ employeeId }) => employeeId ?? []),
  );
  return editing
    .filter(({ employeeId }) => employees.get(employeeId ?? '')?.isActive !== false)
    .map(({ id }) => id);
}
