import type { EntryRecord } from '../../store/world.ts';
import { toTimestamps, type Period } from './period.ts';
import { addDays, toIsoDay, startOfDay } from './time.ts';
import { filterCounted, entriesStartingIn, type Timesheet } from './timesheet.ts';

/**
 * What counts of entries: an entry over midnight counts on each of its days, with the part that lies
 * on it. Days, summaries, reports and their files all add up these parts.
 */

/** Days that an entry lasts at most. */
export const longest = 31;

/** Instants in a row: the first, and the one after the last. */
export interface Span {
  from: string;
  below: string;
}

/** The entries that last into a period of a person's days, whole, newest first. */
export async function entriesInto(sheet: Timesheet, period: Period): Promise<EntryRecord[]> {
  const { from } = toTimestamps(period, sheet.timeZone);
  return [...(await entriesStartingIn(sheet, period)), ...(await continuedInto(sheet, from))];
}

/** The entries of before an instant that last beyond it: at most one, since they do not overlap. */
export async function continuedInto(
  { db, employeeId, now }: Omit<Timesheet, 'timeZone'>,
  timestamp: string,
): Promise<EntryRecord[]> {
  const [newest] = await db.query('entries', {
    where: { employeeId, startTime: { below: timestamp } },
    order: { by: 'startTime', direction: 'descending' },
    limit: 1,
  });
  if (!newest) return [];
  // One that was stopped in the moment of its start may stand beside it.
  const simultaneous = await db.query('entries', {
    where: { employeeId, startTime: newest.startTime },
  });
  return simultaneous.filter(({ endTime }) => (endTime ?? now) > timestamp);
}

/** The parts of a person's entries that lie in a period, newest first. */
export async function partsIn(sheet: Timesheet, period: Period): Promise<EntryRecord[]> {
  return splitEntries(sheet, await entriesInto(sheet, period), period);
}

/** The parts of entries that lie in a period; a forgotten entry has none. */
export function splitEntries(
  sheet: Timesheet,
  entries: readonly EntryRecord[],
  period: Period,
): EntryRecord[] {
  const span = toTimestamps(period, sheet.timeZone);
  return filterCounted(sheet, entries).flatMap((entry) => clipEntry(entry, span, sheet.now));
}

/** The part of an entry that lies in a span, if any; it still runs where the entry does at its end. */
export function clipEntry(entry: EntryRecord, { from, below }: Span, now: string): EntryRecord[] {
  const { startTime, endTime } = entry;
  const isOver = (endTime ?? now) <= from && startTime < from;
  if (isOver || startTime >= below) return [];
  const end = (endTime ?? now) > below ? below : endTime;
  return [{ ...entry, startTime: startTime < from ? from : startTime, endTime: end }];
}

/** The parts of an entry, one for each of its days in a time zone, newest first. */
export function dailyParts(entry: EntryRecord, timeZone: string, now: string): EntryRecord[] {
  const midnight = startOfDay(addDays(toIsoDay(entry.startTime, timeZone), 1), timeZone);
  if ((entry.endTime ?? now) <= midnight) return [entry];
  const rest = { ...entry, startTime: midnight };
  return [...dailyParts(rest, timeZone, now), { ...entry, endTime: midnight }];
}
