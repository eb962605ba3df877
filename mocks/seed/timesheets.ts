import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { addDays, toIsoDay } from '../common/clockwork/time.ts';
import type { EntryRecord, World } from '../store/world.ts';
import { descriptions } from './projects.ts';
import type { Random } from './random.ts';

export interface TimesheetPlan {
  employeeId: string;
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Number of calendar days back from today. */
  days: number;
  /** The tasks that the employee can book time on. */
  tasks: readonly World['tasks'][];
}

/**
 * An employee's entries: on working days from about nine to five, one after the other with
 * occasional gaps. Today's entries end at the current time, so that none is in the future.
 */
export function timesheet(random: Random, plan: TimesheetPlan): EntryRecord[] {
  const today = toIsoDay(plan.now, plan.timeZone);
  const entries: EntryRecord[] = [];
  for (let back = plan.days; back >= 0; back -= 1) {
    const day = addDays(today, -back);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    // Drawn for days off as well, so that a day's entries never shift.
    const ofDay = workday(random, plan, day);
    if (weekday !== 0 && weekday !== 6) entries.push(...ofDay);
  }
  return entries.filter(({ endTime }) => endTime !== null && Date.parse(endTime) <= plan.now);
}

function workday(random: Random, plan: TimesheetPlan, day: string): EntryRecord[] {
  const count = random.between(3, 6);
  let minute = 8 * 60 + 30 + random.between(0, 40);
  return Array.from({ length: count }, () => {
    const length = random.between(25, 130);
    const task = random.pick(plan.tasks);
    const isAssigned = random.between(1, 5) > 1;
    const entry: EntryRecord = {
      id: random.uuid(),
      employeeId: plan.employeeId,
      startTime: toTimestamp(day, minute, plan.timeZone),
      endTime: toTimestamp(day, minute + length, plan.timeZone),
      description: random.pick(descriptions),
      projectId: isAssigned ? task.projectId : null,
      taskId: isAssigned ? task.id : null,
      entryAtWork: random.between(0, 1) === 1,
      version: 1,
    };
    minute += length + random.pick([0, 0, 5, 30]);
    return entry;
  });
}

/**
 * The timestamp of eight o'clock by day and time zone, cached since there are few of them and many
 * entries.
 */
const mornings = new Map<string, number>();

/** The timestamp of a minute of the day, always later than any clock change of that day. */
export function toTimestamp(day: string, minute: number, timeZone: string): string {
  const key = `${day} ${timeZone}`;
  const known = mornings.get(key);
  const morning = known ?? fromZonedTime(`${day}T08:00:00`, timeZone).getTime();
  if (known === undefined) mornings.set(key, morning);
  return new Date(morning + (minute - 8 * 60) * 60_000).toISOString();
}
