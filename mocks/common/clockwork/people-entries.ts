import type { EntryRecord } from '../../store/world.ts';
import { readEntriesInto } from './entries-into.ts';
import { entriesInto } from './parts.ts';
import { toTimestamps, type Period } from './period.ts';
import { addDays, toIsoDay } from './time.ts';
import type { Timesheet } from './timesheet.ts';

/** The entries of people, by the ids of these. */
export type PeopleEntries = ReadonlyMap<string, readonly EntryRecord[]>;

/** The entries of people that overlap a period of each, and some before or after it; newest first. */
export async function readPeopleEntries(
  sheets: readonly Timesheet[],
  getPeriod: (sheet: Timesheet) => Period,
): Promise<PeopleEntries> {
  const [first] = sheets;
  if (!first) return new Map();
  // One person has an index.
  if (sheets.length === 1) {
    return new Map([[first.employeeId, await entriesInto(first, getPeriod(first))]]);
  }
  const spans = sheets.map((sheet) => toTimestamps(getPeriod(sheet), sheet.timeZone));
  const [from = ''] = spans.map((span) => span.from).toSorted();
  const below =
    spans
      .map((span) => span.below)
      .toSorted()
      .at(-1) ?? '';
  const ids = sheets.map(({ employeeId }) => employeeId);
  const entries = await readEntriesInto(first, ids, { from, below });
  return Map.groupBy(entries, ({ employeeId }) => employeeId);
}

/** The person's current day. */
export function getToday({ now, timeZone }: Pick<Timesheet, 'now' | 'timeZone'>): Period {
  const today = toIsoDay(now, timeZone);
  return { from: today, before: addDays(today, 1) };
}
