import type { components } from '#openapi/generated/types.ts';
import { runningView } from '../../common/clockwork/running-view.ts';
import { partsIn } from '../../common/clockwork/parts.ts';
import { addDays, dayOf, hoursAndMinutes, secondsOf } from '../../common/clockwork/time.ts';
import { runningEntry, timesheetOf, type Timesheet } from '../../common/clockwork/timesheet.ts';
import { weekOf, workingTime } from '../../common/clockwork/working-time.ts';
import type { TileCall } from './tile.ts';

type Contract = components['schemas'];

/** The person's time of today and of this week; null without an employee record. */
export async function hoursTile(call: TileCall): Promise<Contract['HoursTile'] | null> {
  const sheet = ownSheet(call);
  if (!sheet) return null;
  const today = dayOf(sheet.now, sheet.timeZone);
  const before = addDays(today, 1);
  const timeFrom = async (from: string) => secondsOf(sheet, await partsIn(sheet, { from, before }));
  const todayInSeconds = await timeFrom(today);
  const weekInSeconds = await timeFrom(await weekOf(call.db, today));
  return {
    todayInSeconds,
    today: hoursAndMinutes(todayInSeconds),
    weekInSeconds,
    week: hoursAndMinutes(weekInSeconds),
    ...(await workingTime(call.db, today)),
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
