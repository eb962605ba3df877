import type { components } from '#openapi/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';
import { partsIn } from './parts.ts';
import { runningView } from './running-view.ts';
import { addDays, toIsoDay, hoursAndMinutes, sumSeconds } from './time.ts';
import { runningEntry, type Timesheet } from './timesheet.ts';

type Member = components['schemas']['CentralMember'];

/** The timesheets of employees, each in the time zone of its user. */
export async function loadTimesheets(
  db: Scope<World>,
  employees: readonly Employee[],
  { timeZone, now, user: reader }: Pick<Timesheet, 'timeZone' | 'now' | 'user'>,
): Promise<Timesheet[]> {
  const users = await db.query('tenantUsers');
  const zones = new Map(users.map((user) => [user.employeeId, user.timeZone]));
  return employees.map(({ id }) => {
    const sheet = { db, employeeId: id, timeZone: zones.get(id) ?? timeZone, now };
    return reader ? { ...sheet, user: reader } : sheet;
  });
}

/** An employee in centralized ClockWork: the running timer, and today's time. */
export async function toMember(sheet: Timesheet, employee: Employee): Promise<Member> {
  const running = await runningEntry(sheet);
  const seconds = await secondsToday(sheet);
  return {
    employeeId: employee.id,
    employeeName: employee.fullName,
    profileImageUrl: employee.profileImageUrl,
    workPlace: { id: employee.id, workPlace: employee.workPlace },
    runningEntry: running && (await runningView(sheet, running)),
    totalTimeInSeconds: seconds,
    totalTime: hoursAndMinutes(seconds),
  };
}

/** Time of the person's current day, in seconds. */
export async function secondsToday(sheet: Timesheet): Promise<number> {
  const today = toIsoDay(sheet.now, sheet.timeZone);
  return sumSeconds(sheet, await partsIn(sheet, { from: today, before: addDays(today, 1) }));
}
