import type { components } from '#openapi/generated/types.ts';
import type { Call } from '../../core/handler.ts';
import { runningView, secondsOf } from '../clockwork/members.ts';
import { addDays, dayOf, hoursAndMinutes, mondayOf } from '../clockwork/time.ts';
import {
  entriesBetween,
  runningEntry,
  timesheetOf,
  type Timesheet,
} from '../clockwork/timesheet.ts';

type Contract = components['schemas'];

/** What a tile is made from. */
export type TileCall = Pick<
  Call<'getDashboard'>,
  'db' | 'tx' | 'path' | 'user' | 'person' | 'clock'
>;

/** The person's time of today and of this week; null without an employee record. */
export async function hoursTile(call: TileCall): Promise<Contract['HoursTile'] | null> {
  const sheet = ownSheet(call);
  if (!sheet) return null;
  const today = dayOf(sheet.now, sheet.timeZone);
  const week = await entriesBetween(sheet, mondayOf(today), addDays(today, 1));
  const todays = week.filter(({ startTime }) => dayOf(startTime, sheet.timeZone) === today);
  const todayInSeconds = secondsOf(sheet, todays);
  const weekInSeconds = secondsOf(sheet, week);
  return {
    todayInSeconds,
    today: hoursAndMinutes(todayInSeconds),
    weekInSeconds,
    week: hoursAndMinutes(weekInSeconds),
  };
}

/** What runs now; null without an employee record. */
export async function runningTile(call: TileCall): Promise<Contract['RunningTile'] | null> {
  const sheet = ownSheet(call);
  if (!sheet) return null;
  const running = await runningEntry(sheet);
  return { runningEntry: running && (await runningView(sheet, running)) };
}

const ownSheet = (call: TileCall): Timesheet | null =>
  call.user.employeeId === null ? null : timesheetOf(call);

/** Notifications that the person has not seen. */
export async function notificationsTile({
  db,
  person,
}: TileCall): Promise<Contract['NotificationsTile']> {
  const where = { recipientId: person.id, state: 'unseen' } as const;
  return { unreadNotificationCount: await db.count('notifications', where) };
}
