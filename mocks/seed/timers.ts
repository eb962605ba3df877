import { addDays, toIsoDay } from '../common/clockwork/time.ts';
import type { EntryRecord } from '../store/world.ts';
import type { Random } from './random.ts';
import { toTimestamp, type TimesheetPlan } from './timesheets.ts';

interface Timer {
  description: string;
  daysAgo: number;
  /** Minute of its day; a timer that would start later today starts at midnight. */
  minute: number;
}

/** Running timers of demo people, by person and tenant; Leo's timer is in unusual-times.ts. */
const timers: Readonly<Record<string, Timer>> = {
  'grace:aster': { description: 'Prepare the workshop', daysAgo: 1, minute: 17 * 60 + 30 },
  'kira:birch': { description: 'Restore the backups', daysAgo: 3, minute: 8 * 60 + 30 },
  'ava:birch': { description: 'Plan the new office', daysAgo: 0, minute: 8 * 60 + 30 },
};

/** A person's entries up to the running timer, with the timer; all entries if there is no timer. */
export function withTimer(random: Random, { plan, entries, whose }: Timed): readonly EntryRecord[] {
  const timer = timers[whose];
  if (!timer) return entries;
  const { now, timeZone, employeeId } = plan;
  const day = addDays(toIsoDay(now, timeZone), -timer.daysAgo);
  const started = toTimestamp(day, timer.minute, timeZone);
  const startTime = Date.parse(started) <= now ? started : toTimestamp(day, 0, timeZone);
  const before = entries.filter(({ endTime }) => endTime !== null && endTime <= startTime);
  const running = {
    id: random.uuid(),
    employeeId,
    startTime,
    endTime: null,
    description: timer.description,
    projectId: null,
    taskId: null,
    entryAtWork: true,
    version: 1,
  };
  return [...before, running];
}

interface Timed {
  plan: TimesheetPlan;
  entries: readonly EntryRecord[];
  /** Person and tenant, e.g. `ava:birch`. */
  whose: string;
}
