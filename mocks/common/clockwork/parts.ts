import type { EntryRecord } from '../../store/world.ts';
import { toTimestamps, type Period } from './period.ts';
import { addDays, toIsoDay, startOfDay } from './time.ts';
import { filterCounted, findNewest, entriesStartingIn, type Timesheet } from './timesheet.ts';

/**
 * The counted parts of entries: an entry across midnight counts on each of its days, with the part
 * on that day. Days, summaries, reports and their files all sum these parts.
 */

/** Maximum number of days that an entry lasts. */
export const longest = 31;

/** A range of timestamps: the first, and the exclusive end. */
export interface Span {
  from: string;
  below: string;
}

/** The entries that overlap a period of a person's days, uncut, newest first. */
export async function entriesInto(sheet: Timesheet, period: Period): Promise<EntryRecord[]> {
  const { from } = toTimestamps(period, sheet.timeZone);
  return [...(await entriesStartingIn(sheet, period)), ...(await continuedInto(sheet, from))];
}

/**
 * The entries that start before a timestamp and last beyond it: at most one, since entries do not
 * overlap.
 */
export async function continuedInto(
  sheet: Pick<Timesheet, 'db' | 'employeeId' | 'now'>,
  timestamp: string,
): Promise<EntryRecord[]> {
  const newest = await findNewest(sheet, { below: timestamp });
  return newest.filter(({ endTime }) => (endTime ?? sheet.now) > timestamp);
}

/** The parts of a person's entries within a period, newest first. */
export async function partsIn(sheet: Timesheet, period: Period): Promise<EntryRecord[]> {
  return splitEntries(sheet, await entriesInto(sheet, period), period);
}

/** The parts of entries within a period; a stale entry has none. */
export function splitEntries(
  sheet: Timesheet,
  entries: readonly EntryRecord[],
  period: Period,
): EntryRecord[] {
  const span = toTimestamps(period, sheet.timeZone);
  return filterCounted(sheet, entries).flatMap((entry) => clipEntry(entry, span, sheet.now));
}

/**
 * The part of an entry within a span, if any; it counts as running if the entry still runs at its
 * end.
 */
export function clipEntry(entry: EntryRecord, { from, below }: Span, now: string): EntryRecord[] {
  const { startTime, endTime } = entry;
  const isOver = (endTime ?? now) <= from && startTime < from;
  if (isOver || startTime >= below) return [];
  const end = (endTime ?? now) > below ? below : endTime;
  return [{ ...entry, startTime: startTime < from ? from : startTime, endTime: end }];
}

/** The parts of an entry, one per day in a time zone, newest first. */
export function dailyParts(entry: EntryRecord, timeZone: string, now: string): EntryRecord[] {
  const midnight = startOfDay(addDays(toIsoDay(entry.startTime, timeZone), 1), timeZone);
  if ((entry.endTime ?? now) <= midnight) return [entry];
  const rest = { ...entry, startTime: midnight };
  return [...dailyParts(rest, timeZone, now), { ...entry, endTime: midnight }];
}
