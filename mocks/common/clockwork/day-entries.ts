import type { EntryRecord } from '../../store/world.ts';
import { addDays, toIsoDay } from './time.ts';
import { entriesStartingIn, type Timesheet } from './timesheet.ts';

/** A person's entries by the days on which they start. */
export interface DayEntries {
  /** The entries of a day in order of time. */
  listDay: (day: string) => readonly EntryRecord[];
  /** The next older and the next newer entry of the same day. Source: CLOCK-028. */
  getNeighbours: (entry: EntryRecord) => {
    older: EntryRecord | undefined;
    newer: EntryRecord | undefined;
  };
}

/** Days that are further apart than this are loaded separately. */
const nearDays = 14;

/** Loads all entries of the days of some timestamps. */
export async function loadDays(
  sheet: Timesheet,
  timestamps: Iterable<string>,
): Promise<DayEntries> {
  const days = [...timestamps].map((timestamp) => toIsoDay(timestamp, sheet.timeZone));
  const entries = await Promise.all(
    toPeriods(days).map((period) => entriesStartingIn(sheet, period)),
  );
  return groupByDay(sheet, entries.flat());
}

/** Few periods that contain the days. */
function toPeriods(days: readonly string[]): { from: string; before: string }[] {
  const periods: { from: string; before: string }[] = [];
  for (const day of new Set(days.toSorted())) {
    const before = addDays(day, 1);
    const last = periods.at(-1);
    if (last && day < addDays(last.before, nearDays)) last.before = before;
    else periods.push({ from: day, before });
  }
  return periods;
}

/** Groups a person's entries, which may contain an entry more than once. */
export function groupByDay(
  { timeZone }: Pick<Timesheet, 'timeZone'>,
  entries: readonly EntryRecord[],
): DayEntries {
  const all = new Map(entries.map((entry) => [entry.id, entry]));
  const days = Map.groupBy(inTime([...all.values()]), ({ startTime }) =>
    toIsoDay(startTime, timeZone),
  );
  const listDay = (day: string) => days.get(day) ?? [];
  return {
    listDay,
    getNeighbours: ({ id, startTime }) => {
      const day = listDay(toIsoDay(startTime, timeZone));
      const at = day.findIndex((entry) => entry.id === id);
      return { older: day[at - 1], newer: day[at + 1] };
    },
  };
}

/**
 * Entries in chronological order, by start, then by end; a running entry sorts last. An entry that
 * was stopped at the moment of its start comes before one that starts then.
 */
const inTime = (entries: readonly EntryRecord[]): EntryRecord[] =>
  entries
    .map((entry) => ({ entry, sortKey: `${entry.startTime} ${entry.endTime ?? '~'} ${entry.id}` }))
    .toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
    .map(({ entry }) => entry);
