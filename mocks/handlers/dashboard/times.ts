import type { components } from '#openapi/generated/types.ts';
import { runningView, secondsOf } from '../../common/clockwork/members.ts';
import { addDays, dayOf, hoursAndMinutes, mondayOf } from '../../common/clockwork/time.ts';
import {
  entriesBetween,
  runningEntry,
  timesheetOf,
  type Timesheet,
} from '../../common/clockwork/timesheet.ts';
import type { TileCall } from './tile.ts';

type Contract = components['schemas'];

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
    ...(await workingHours(call, today)),
  };
}

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** What the organization works on a day, and in its week. */
async function workingHours(
  { db }: TileCall,
  day: string,
): Promise<Pick<Contract['HoursTile'], 'workingDayInSeconds' | 'workingWeekInSeconds'>> {
  const settings = await db.get('organizationSettings', 'settings');
  if (!settings) return { workingDayInSeconds: null, workingWeekInSeconds: null };
  const { workingDays, workingHoursStart, workingHoursEnd } = settings;
  const length = secondsInto(workingHoursEnd) - secondsInto(workingHoursStart);
  const isWorked = weekdays.some((weekday, after) => {
    return workingDays.includes(weekday) && addDays(mondayOf(day), after) === day;
  });
  return {
    workingDayInSeconds: isWorked ? length : 0,
    workingWeekInSeconds: length * workingDays.length,
  };
}

/** Seconds from midnight to a clock time, HH:mm. */
function secondsInto(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
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
