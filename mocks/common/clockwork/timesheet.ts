import type { Call } from '../../core/handler.ts';
import { reject } from '../../core/refusal.ts';
import type { Scope } from '../../store/store.ts';
import type { EntryRecord, Member, World } from '../../store/world.ts';
import type { StaleCheck } from './forgotten.ts';
import { toTimestamps, type Period } from './period.ts';
import { addDays, toIsoDay } from './time.ts';

/** One person's entries in one tenant, and the moment they are looked at. */
export interface Timesheet {
  db: Scope<World>;
  employeeId: string;
  /** Of whoever's days are meant: of the reader, or of the person. */
  timeZone: string;
  /** Whether an entry of the person was forgotten, where that is not by `timeZone`. */
  isStale?: StaleCheck;
  /** ISO instant. */
  now: string;
  /** Whoever reads it, where that is known. */
  user?: Member;
}

/** Entries that a call has changed, by their ids: the version of each, null for a deleted one. */
export type ChangedEntries = Map<string, number | null>;

/** The timesheet of whoever calls. */
export interface OwnTimesheet extends Timesheet {
  user: Member;
  /** Where the call has put, moved and removed entries, by their starts: markers of gaps may differ there. */
  touched: Set<string>;
  changed: ChangedEntries;
}

/** The timesheet of whoever calls. 403 without an employee record. */
export function getTimesheet({
  db,
  user,
  clock,
  changed = new Map(),
}: Pick<Call<'getClockWorkDay'>, 'db' | 'user' | 'clock'> & {
  changed?: ChangedEntries;
}): OwnTimesheet {
  if (user.employeeId === null) throw reject(403, 'employeeMissing');
  const now = new Date(clock.now()).toISOString();
  const { employeeId, timeZone } = user;
  return { db, user, employeeId, timeZone, now, touched: new Set(), changed };
}

/**
 * The entry of an id, at the version that was seen where one is named. 404 when there is none, or it
 * is somebody else's; 409 when it has changed since.
 */
export async function requireEntry(
  sheet: Timesheet,
  id: string,
  seen?: number,
): Promise<EntryRecord> {
  const entry = await sheet.db.get('entries', id);
  if (entry?.employeeId !== sheet.employeeId) throw reject(404, 'entryUnknown');
  if (seen !== undefined && seen !== entry.version) throw reject(409, 'entryChangedMeanwhile');
  return entry;
}

/** The entries that start on a day of the person's time zone, newest first. */
export const entriesOfDay = (sheet: Timesheet, day: string): Promise<EntryRecord[]> =>
  entriesStartingIn(sheet, { from: day, before: addDays(day, 1) });

/** The entries that start in a period of the person's days, newest first. */
export const entriesStartingIn = (
  { db, employeeId, timeZone }: Omit<Timesheet, 'now'>,
  period: Period,
): Promise<EntryRecord[]> =>
  db.query('entries', {
    where: { employeeId, startTime: toTimestamps(period, timeZone) },
    order: { by: 'startTime', direction: 'descending' },
  });

/** The running entry, or null: a person has at most one, and nothing may start after it. */
export async function runningEntry({ db, employeeId }: Timesheet): Promise<EntryRecord | null> {
  const [newest] = await db.query('entries', {
    where: { employeeId },
    order: { by: 'startTime', direction: 'descending' },
    limit: 1,
  });
  if (!newest || newest.endTime === null) return newest ?? null;
  // One that was stopped in the moment of its start may stand beside the one that runs since.
  const simultaneous = await db.query('entries', {
    where: { employeeId, startTime: newest.startTime },
  });
  return simultaneous.find(({ endTime }) => endTime === null) ?? null;
}

/** Whether an entry has been running since an earlier day. Source: CLOCK-058. */
export const isCrossover = (
  sheet: Pick<Timesheet, 'timeZone' | 'now'>,
  entry: Pick<EntryRecord, 'startTime' | 'endTime'>,
): boolean =>
  entry.endTime === null &&
  toIsoDay(entry.startTime, sheet.timeZone) < toIsoDay(sheet.now, sheet.timeZone);

/** The entries that count: a forgotten one counts nothing until it has an end. */
export const filterCounted = (
  sheet: Pick<Timesheet, 'timeZone' | 'now' | 'isStale'>,
  entries: readonly EntryRecord[],
): EntryRecord[] =>
  entries.filter((entry) => !(sheet.isStale?.(entry) ?? isCrossover(sheet, entry)));
