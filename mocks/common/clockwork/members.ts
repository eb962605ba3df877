import type { components } from '#openapi/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';
import { dayOf, hoursAndMinutes, secondsBetween } from './time.ts';
import { entriesOfDay, isCrossover, runningEntry, type Timesheet } from './timesheet.ts';
import { viewOf } from './view.ts';

type Member = components['schemas']['CentralMember'];
type Running = components['schemas']['RunningEntry'];

/** The timesheets of employees, each in the time zone of its own user. */
export async function timesheetsOf(
  db: Scope<World>,
  employees: readonly Employee[],
  { timeZone, now }: Pick<Timesheet, 'timeZone' | 'now'>,
): Promise<Timesheet[]> {
  const users = await db.query('tenantUsers');
  const zones = new Map(users.map((user) => [user.employeeId, user.timeZone]));
  return employees.map(({ id }) => {
    return { db, employeeId: id, timeZone: zones.get(id) ?? timeZone, now };
  });
}

/** An employee as centralised ClockWork shows them: the timer that runs, and the time of today. */
export async function memberOf(sheet: Timesheet, employee: Employee): Promise<Member> {
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

/** A running entry and how long it has been running. */
export async function runningView(sheet: Timesheet, running: EntryRecord): Promise<Running> {
  const seconds = secondsBetween(running.startTime, sheet.now);
  const [clockWorkEntry] = await viewOf(sheet, [running]);
  if (!clockWorkEntry) throw new Error('An entry has no view.');
  return {
    clockWorkEntry,
    timeDuration: seconds,
    timeDurationDisplay: hoursAndMinutes(seconds),
    crossover: isCrossover(sheet, running),
  };
}

/** Time of the entries that start on the person's today, in seconds. */
export async function secondsToday(sheet: Timesheet): Promise<number> {
  return secondsOf(sheet, await entriesOfDay(sheet, dayOf(sheet.now, sheet.timeZone)));
}

/** Time of entries in seconds; one that runs counts until now. */
export const secondsOf = (
  { now }: Pick<Timesheet, 'now'>,
  entries: readonly Pick<EntryRecord, 'startTime' | 'endTime'>[],
): number =>
  entries.reduce(
    (sum, { startTime, endTime }) => sum + secondsBetween(startTime, endTime ?? now),
    0,
  );
