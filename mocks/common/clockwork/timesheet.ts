import type { Call } from '../../core/handler.ts';
import { refuse, refuseField } from '../../core/refusal.ts';
import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import { addDays, dayOf, startOfDay, timeOf } from './time.ts';

/** Milliseconds by which a device's clock may run ahead of the server's. */
const tolerance = 60_000;

/** One person's entries in one tenant, and the moment they are looked at. */
export interface Timesheet {
  db: Scope<World>;
  employeeId: string;
  timeZone: string;
  /** ISO instant. */
  now: string;
}

/** The timesheet of whoever calls. */
export interface OwnTimesheet extends Timesheet {
  user: World['tenantUsers'];
}

/** The timesheet of whoever calls. 403 without an employee record. */
export function timesheetOf({
  db,
  user,
  clock,
}: Pick<Call<'getClockWorkDay'>, 'db' | 'user' | 'clock'>): OwnTimesheet {
  if (user.employeeId === null) throw refuse(403, 'employeeMissing');
  const now = new Date(clock.now()).toISOString();
  return { db, user, employeeId: user.employeeId, timeZone: user.timeZone, now };
}

/** The entry of an id. 404 when there is none, or it is somebody else's. */
export async function entryOf(sheet: Timesheet, id: string): Promise<EntryRecord> {
  const entry = await sheet.db.get('entries', id);
  if (entry?.employeeId !== sheet.employeeId) throw refuse(404, 'entryUnknown');
  return entry;
}

/** The entries that start on a day of the person's time zone, newest first. */
export function entriesOfDay(sheet: Timesheet, day: string): Promise<EntryRecord[]> {
  return entriesBetween(sheet, day, addDays(day, 1));
}

/** The entries from one day until before another, newest first. */
export function entriesBetween(sheet: Timesheet, from: string, before: string) {
  return sheet.db.query('entries', {
    where: {
      employeeId: sheet.employeeId,
      startTime: {
        from: startOfDay(from, sheet.timeZone),
        below: startOfDay(before, sheet.timeZone),
      },
    },
    order: { by: 'startTime', direction: 'descending' },
  });
}

/** The running entry, or null: a person has at most one, and nothing may start after it. */
export async function runningEntry({ db, employeeId }: Timesheet): Promise<EntryRecord | null> {
  const [newest] = await db.query('entries', {
    where: { employeeId },
    order: { by: 'startTime', direction: 'descending' },
    limit: 1,
  });
  if (!newest || newest.endTime === null) return newest ?? null;
  // One that was stopped in the moment of its start may stand beside the one that runs since.
  const ofThatMoment = await db.query('entries', {
    where: { employeeId, startTime: newest.startTime },
  });
  return ofThatMoment.find(({ endTime }) => endTime === null) ?? null;
}

/** Whether an entry has been running since an earlier day. Source: document 2, section 9. */
export const isCrossover = (sheet: Timesheet, entry: EntryRecord): boolean =>
  entry.endTime === null &&
  dayOf(entry.startTime, sheet.timeZone) < dayOf(sheet.now, sheet.timeZone);

/** Ends the running entry so that another can start. 400 while a stale one has to be fixed. */
export async function endRunning(sheet: Timesheet, at: string): Promise<EntryRecord[]> {
  const running = await runningEntry(sheet);
  if (!running) return [];
  if (isCrossover(sheet, running)) {
    const day = dayOf(running.startTime, sheet.timeZone);
    throw refuse(400, 'staleRunning', { day });
  }
  const ended = { ...running, endTime: at < running.startTime ? running.startTime : at };
  await sheet.db.put('entries', ended);
  return [ended];
}

/**
 * Refuses times that cannot be: an end not after the start, a time ahead of the clock, or an
 * overlap with another entry of the person.
 */
export async function checkTimes(
  sheet: Timesheet,
  { id, startTime, endTime }: Pick<EntryRecord, 'id' | 'startTime' | 'endTime'>,
  fields = { start: 'startTime', end: 'endTime' },
): Promise<void> {
  const limit = Date.parse(sheet.now) + tolerance;
  if (Date.parse(startTime) > limit) throw refuseField(fields.start, 'entryInFuture');
  if (endTime !== null) {
    if (Date.parse(endTime) > limit) throw refuseField(fields.end, 'entryInFuture');
    if (endTime <= startTime) throw refuseField(fields.end, 'endNotAfterStart');
  }
  const other = await overlapping(sheet, { id, startTime, endTime: endTime ?? never });
  if (!other) return;
  // What begins after this one is in the way of its end; a running one has no other than its start.
  const field = endTime !== null && other.startTime > startTime ? fields.end : fields.start;
  throw refuseField(field, 'entryOverlaps', { other: labelOf(sheet, other, startTime) });
}

/** An entry by its name and its times, with the days where they are not that of the entry beside. */
function labelOf(
  { timeZone }: Timesheet,
  { description, startTime, endTime }: EntryRecord,
  beside: string,
): string {
  const day = dayOf(beside, timeZone);
  const label = (instant: string) =>
    dayOf(instant, timeZone) === day
      ? timeOf(instant, timeZone)
      : `${dayOf(instant, timeZone)} ${timeOf(instant, timeZone)}`;
  const times = [startTime, endTime].map((instant) => (instant === null ? '…' : label(instant)));
  return `${description || '…'} (${times.join(' – ')})`;
}

/** The end of an entry that runs: nothing may come after its start. Sorts after every instant. */
const never = '~';

/** Another entry that shares time with the given one. Entries do not overlap among themselves. */
async function overlapping(
  { db, employeeId }: Timesheet,
  { id, startTime, endTime }: { id: string; startTime: string; endTime: string },
): Promise<EntryRecord | undefined> {
  const earlier = await db.query('entries', {
    where: { employeeId, startTime: { below: startTime } },
    order: { by: 'startTime', direction: 'descending' },
    limit: 2, // one of them may be the entry itself
  });
  // All from the earliest of these on, since entries without length may share its start.
  const near = await db.query('entries', {
    where: {
      employeeId,
      startTime: { from: earlier.at(-1)?.startTime ?? startTime, below: endTime },
    },
    order: { by: 'startTime', direction: 'descending' },
  });
  return near.find((other) => other.id !== id && (other.endTime ?? never) > startTime);
}
