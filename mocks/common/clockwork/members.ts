import type { components } from '@atrium/contract/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';
import { splitEntries } from './parts.ts';
import { getToday, readPeopleEntries } from './people-entries.ts';
import { toRunningViews } from './running-view.ts';
import { hoursAndMinutes, sumSeconds } from './time.ts';
import type { Timesheet } from './timesheet.ts';

type Member = components['schemas']['CentralMember'];

/** The reader's time zone, and the time at which they view timesheets. */
export type TimesheetReader = Pick<Timesheet, 'timeZone' | 'now' | 'user'>;

/** The timesheets of employees, each in the time zone of its user. */
export async function loadTimesheets(
  db: Scope<World>,
  employees: readonly Pick<Employee, 'id'>[],
  { timeZone, now, user: reader }: TimesheetReader,
): Promise<Timesheet[]> {
  const ids = employees.map(({ id }) => id);
  const [only] = ids;
  // A single value is found by an index.
  const employeeId = only !== undefined && ids.length === 1 ? only : ids;
  const users = ids.length > 0 ? await db.query('tenantUsers', { where: { employeeId } }) : [];
  const zones = new Map(users.map((user) => [user.employeeId, user.timeZone]));
  return ids.map((id) => {
    const sheet = { db, employeeId: id, timeZone: zones.get(id) ?? timeZone, now };
    return reader ? { ...sheet, user: reader } : sheet;
  });
}

/** Employees in centralized ClockWork: the running timer, and today's time. */
export async function loadMembers(
  db: Scope<World>,
  employees: readonly Employee[],
  reader: TimesheetReader,
): Promise<Member[]> {
  return toMembers(await loadTimesheets(db, employees, reader), employees);
}

/** An employee in centralized ClockWork. */
export async function toMember(sheet: Timesheet, employee: Employee): Promise<Member> {
  const [member] = await toMembers([sheet], [employee]);
  if (!member) throw new Error('`toMember` got no member; expected one per employee');
  return member;
}

/** Expects a timesheet for each employee. */
async function toMembers(
  sheets: readonly Timesheet[],
  employees: readonly Employee[],
): Promise<Member[]> {
  const entries = await readPeopleEntries(sheets, getToday);
  const running = await toRunningViews(sheets, entries, {
    employees: new Map(employees.map((employee) => [employee.id, employee])),
  });
  return employees.flatMap((employee, at) => {
    const sheet = sheets[at];
    if (!sheet) return [];
    const today = splitEntries(sheet, entries.get(employee.id) ?? [], getToday(sheet));
    const seconds = sumSeconds(sheet, today);
    return [
      {
        employeeId: employee.id,
        employeeName: employee.fullName,
        profileImageUrl: employee.profileImageUrl,
        workPlace: { id: employee.id, workPlace: employee.workPlace },
        runningEntry: running.get(employee.id) ?? null,
        totalTimeInSeconds: seconds,
        totalTime: hoursAndMinutes(seconds),
      },
    ];
  });
}
