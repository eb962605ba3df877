import type { Call } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import type { Range, Scope } from '../../store/store.ts';
import type { EntryRecord, Member, World } from '../../store/world.ts';
import type { StaleCheck } from './stale-check.ts';
import { toTimestamps, type Period } from './period.ts';
import { addDays, toIsoDay } from './time.ts';

/** One person's entries in one tenant, and the time at which they are viewed. */
export interface Timesheet {
  db: Scope<World>;
  employeeId: string;
  /** The time zone that defines the days: the reader's or the person's. */
  timeZone: string;
  /** Detects stale entries, when that does not depend on `timeZone`. */
  isStale?: StaleCheck;
  /** ISO timestamp. */
  now: string;
  /** The reader, if known. */
  user?: Member;
}

/** Entries that a call has changed, by their ids: the version of each, null for a deleted one. */
export type ChangedEntries = Map<string, number | null>;

/** The caller's timesheet. */
export interface OwnTimesheet extends Timesheet {
  user: Member;
  /**
   * The start times where the call added, moved or deleted entries: gap markers may have changed
   * there.
   */
  touched: Set<string>;
  changed: ChangedEntries;
}

/** The caller's timesheet. 403 without an employee record. */
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
 * The entry with this id, checked against `seen` when a version is sent. 404 when there is none, or
 * it is someone else's; 409 when it has changed since.
 */
export async function requireEntry(
  sheet: Timesheet,
  id: string,
  seen?: number,
): Promise<EntryRecord> {
  return checkEntry(sheet, await sheet.db.get('entries', id), seen);
}

function checkEntry(
  { employeeId }: Timesheet,
  entry: EntryRecord | undefined,
  seen: number | undefined,
): EntryRecord {
  if (entry?.employeeId !== employeeId) throw reject(404, 'entryUnknown');
  if (seen !== undefined && seen !== entry.version) throw reject(409, 'entryChangedMeanwhile');
  return entry;
}

/** Entries by their ids, in this order: 404 and 409 as for `requireEntry`. */
export async function requireEntries(
  sheet: Timesheet,
  requested: readonly { id: string; version?: number | undefined }[],
): Promise<EntryRecord[]> {
  const found = await sheet.db.getMany(
    'entries',
    requested.map(({ id }) => id),
  );
  return requested.map(({ id, version }) => checkEntry(sheet, found.get(id), version));
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

/** The running entry, or null: a person has at most one, and no entry may start after it. */
export async function runningEntry(sheet: Timesheet): Promise<EntryRecord | null> {
  const newest = await findNewest(sheet, {});
  return newest.find(({ endTime }) => endTime === null) ?? null;
}

/**
 * The person's newest entry in a range of starts, with those that share its start, since an entry
 * may have been stopped at the moment of its start.
 */
export async function findNewest(
  { db, employeeId }: Pick<Timesheet, 'db' | 'employeeId'>,
  startTime: Range<string>,
): Promise<EntryRecord[]> {
  const [newest, next] = await db.query('entries', {
    where: { employeeId, startTime },
    order: { by: 'startTime', direction: 'descending' },
    limit: 2,
  });
  if (newest === undefined || newest.startTime !== next?.startTime) return newest ? [newest] : [];
  return db.query('entries', { where: { employeeId, startTime: newest.startTime } });
}

/** Whether an entry has been running since an earlier day. Source: CLOCK-058. */
export const isCrossover = (
  sheet: Pick<Timesheet, 'timeZone' | 'now'>,
  entry: Pick<EntryRecord, 'startTime' | 'endTime'>,
): boolean =>
  entry.endTime === null &&
  toIsoDay(entry.startTime, sheet.timeZone) < toIsoDay(sheet.now, sheet.timeZone);

/** The entries that count: a stale one counts nothing until it has an end. */
export const filterCounted = (
  sheet: Pick<Timesheet, 'timeZone' | 'now' | 'isStale'>,
  entries: readonly EntryRecord[],
): EntryRecord[] =>
  entries.filter((entry) => !(sheet.isStale?.(entry) ?? isCrossover(sheet, entry)));
