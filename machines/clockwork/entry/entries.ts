import type { Schema } from '#openapi/client/index.ts';
import { toIsoDay } from '../day/time.ts';

export type Entry = Schema<'ClockWorkEntry'>;
export type RunningEntry = Schema<'RunningEntry'>;
/** Other tenants in which the person's timer is running. */
export type RunningElsewhere = Schema<'RunningElsewhere'>;

/** Description of a saved entry that has none and replaces an existing one. */
export const untitled = 'Untitled Entry';

/** An entry without an end is running. Source: CLOCK-049. */
export const isRunning = (entry: Entry): boolean => entry.endTime === null;

/** The entry version that the person has seen: the server rejects changes of an older one (409). */
export const seenVersion = ({ version }: Entry): { version?: number } =>
  version === undefined ? {} : { version };

/** An entry reference (id and version), for bulk calls and calls that need nothing else. */
export const seen = (entry: Entry): { id: string; version?: number } => ({
  id: entry.id,
  ...seenVersion(entry),
});

/** Newest first, the order of the day list. */
const newestFirst = (a: Entry, b: Entry) => b.startTime.localeCompare(a.startTime);

/**
 * Merges returned entries into a list by id: an existing entry is replaced, a new one is added. A
 * replacement that lost its description becomes 'Untitled Entry'; an added one keeps it empty, and
 * so does one that had none before: changing its times or flags must match the next load. Source:
 * CLOCK-032, CLOCK-054.
 */
export function merge(entries: readonly Entry[], returned: readonly Entry[]): Entry[] {
  const merged = new Map(entries.map((entry) => [entry.id, entry]));
  for (const entry of returned) {
    const isDescriptionMissing = entry.description === '' && !!merged.get(entry.id)?.description;
    merged.set(entry.id, isDescriptionMissing ? { ...entry, description: untitled } : entry);
  }
  return [...merged.values()].toSorted(newestFirst);
}

/** Removes deleted entries by id. Source: CLOCK-055. */
export function without<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
) {
  return items.filter(({ id }) => !ids.includes(id));
}

/** The entry for the mini timer: the one returned entry without an end. */
export const miniEntry = (returned: readonly Entry[]): Entry | null =>
  returned.find(isRunning) ?? null;

/**
 * The running entry after a response: a returned one without an end, else the previous one unless
 * it ended.
 */
export function liveAfter(live: Entry | null, returned: readonly Entry[]): Entry | null {
  const hasEnded = returned.some(({ id, endTime }) => id === live?.id && endTime !== null);
  return miniEntry(returned) ?? (hasEnded ? null : live);
}

/** The outcome of a call: changed entries, and ids of deleted ones. */
export interface EntriesChange {
  returned?: readonly Entry[];
  removed?: readonly string[];
}

/** Emitted by each machine that has changed entries of the day. */
export interface EntriesChanged extends EntriesChange {
  type: 'entries.changed';
}

/** The entries of a person that a ClockWork page knows. */
export interface KnownEntries {
  /** Entries of the displayed day. */
  entries: Entry[];
  /** Entries of earlier days that extend into the displayed one. */
  continued: Entry[];
  /** Entries that have been running since an earlier day. */
  stale: RunningEntry[];
  /** The entry that has been running since today, whichever day is displayed. */
  live: Entry | null;
}

interface ShownDay {
  /** yyyy-MM-dd in the person's time zone. */
  date: string;
  today: string;
  timeZone: string;
}

/**
 * The known entries after a response: returned ones merge by id, deleted ones are removed. An entry
 * running since an earlier day that was adjusted, ended, split at midnight or deleted leaves its
 * list; any part that still runs since an earlier day joins it. Source: CLOCK-055.
 */
export function changedBy(
  known: KnownEntries,
  { returned = [], removed = [] }: EntriesChange,
  { date, today, timeZone }: ShownDay,
): KnownEntries {
  const startDay = ({ startTime }: Entry) => toIsoDay(startTime, timeZone);
  // An entry that ends at midnight has no part on the day that starts then.
  const lastDay = ({ endTime }: Entry) =>
    endTime === null ? today : toIsoDay(Date.parse(endTime) - 1, timeZone);
  const isStale = (entry: Entry) => isRunning(entry) && startDay(entry) < today;
  const touched = new Set([...returned.map(({ id }) => id), ...removed]);
  const live = known.live && removed.includes(known.live.id) ? null : known.live;
  return {
    entries: without(merge(known.entries, returned), removed).filter(
      (entry) => startDay(entry) === date,
    ),
    continued: [
      ...known.continued.filter(({ id }) => !touched.has(id)),
      ...returned.filter((entry) => startDay(entry) < date && lastDay(entry) >= date),
    ],
    stale: [
      ...known.stale.filter(({ clockWorkEntry }) => !touched.has(clockWorkEntry.id)),
      ...returned.filter(isStale).map(toStaleEntry),
    ],
    live: liveAfter(
      live,
      returned.filter((entry) => !isStale(entry)),
    ),
  };
}

/** A returned entry in the format of the list of running ones. */
const toStaleEntry = (clockWorkEntry: Entry): RunningEntry => ({
  clockWorkEntry,
  timeDuration: clockWorkEntry.totalTimeInSeconds,
  timeDurationDisplay: clockWorkEntry.totalTimeFormatted,
  crossover: true,
});

/** Search parameter value for entries without a project. */
export const noProject = 'none';

/** The entries of a project; all entries if no project is requested. */
export const ofProject = (entries: readonly Entry[], project: string | undefined) =>
  entries.filter(({ projectId }) => project === undefined || project === (projectId ?? noProject));

/**
 * Placeholder id for all projects whose names the reader has no access to: their hours count
 * without a name.
 */
export const otherProjectsId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
