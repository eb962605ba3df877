import type { Schema } from '#openapi/client/index.ts';
import { toIsoDay } from './time.ts';

export type Entry = Schema<'ClockWorkEntry'>;
export type RunningEntry = Schema<'RunningEntry'>;
/** Other tenants in which the person's timer runs. */
export type RunningElsewhere = Schema<'RunningElsewhere'>;

/** What a saved entry without a description is called when it replaces an existing one. */
export const untitled = 'Untitled Entry';

/** An entry without an end is running. Source: CLOCK-049. */
export const isRunning = (entry: Entry): boolean => entry.endTime === null;

/** The version of an entry that the person has seen: a change of an older one is refused (409). */
export const seenVersion = ({ version }: Entry): { version?: number } =>
  version === undefined ? {} : { version };

/** An entry as calls about several, or about one without more to say, name it. */
export const seen = (entry: Entry): { id: string; version?: number } => ({
  id: entry.id,
  ...seenVersion(entry),
});

/** Newest first, as the day is listed. */
const newestFirst = (a: Entry, b: Entry) => b.startTime.localeCompare(a.startTime);

/**
 * Puts returned entries into a list by id: an existing one is replaced, a new one is added. A
 * replacement that has lost its description becomes 'Untitled Entry'; an added one keeps it empty, and so
 * does one that had none: what is done to its times or marks leaves it as it is read the next time.
 * Source: CLOCK-032, CLOCK-054.
 */
export function merge(entries: readonly Entry[], returned: readonly Entry[]): Entry[] {
  const merged = new Map(entries.map((entry) => [entry.id, entry]));
  for (const entry of returned) {
    const isDescriptionMissing = entry.description === '' && !!merged.get(entry.id)?.description;
    merged.set(entry.id, isDescriptionMissing ? { ...entry, description: untitled } : entry);
  }
  return [...merged.values()].toSorted(newestFirst);
}

/** Deleted entries are removed by id. Source: CLOCK-055. */
export function without<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
) {
  return items.filter(({ id }) => !ids.includes(id));
}

/** The mini timer's entry: the one returned entry without an end. */
export const miniEntry = (returned: readonly Entry[]): Entry | null =>
  returned.find(isRunning) ?? null;

/** The entry that runs after an answer: a returned one without an end, else the former unless it ended. */
export function liveAfter(live: Entry | null, returned: readonly Entry[]): Entry | null {
  const hasEnded = returned.some(({ id, endTime }) => id === live?.id && endTime !== null);
  return miniEntry(returned) ?? (hasEnded ? null : live);
}

/** What a call has done: entries that are others now, and ids of those that are gone. */
export interface EntriesChange {
  returned?: readonly Entry[];
  removed?: readonly string[];
}

/** Told by whatever has changed entries of the day. */
export interface EntriesChanged extends EntriesChange {
  type: 'entries.changed';
}

/** What a page of ClockWork knows of a person's entries. */
export interface KnownEntries {
  /** Those of the day that is shown. */
  entries: Entry[];
  /** Those of days before that last into it. */
  continued: Entry[];
  /** Those that have been running since an earlier day. */
  stale: RunningEntry[];
  /** The one that runs since today, whichever day is shown. */
  live: Entry | null;
}

interface ShownDay {
  /** yyyy-MM-dd in the person's time zone. */
  date: string;
  today: string;
  timeZone: string;
}

/**
 * What is known after an answer: returned entries merge by id, deleted ones are removed. A stale
 * running entry that was adjusted, ended, split at midnight or deleted leaves its list; what of it
 * still runs since an earlier day joins it.
 * Source: CLOCK-055.
 */
export function changedBy(
  known: KnownEntries,
  { returned = [], removed = [] }: EntriesChange,
  { date, today, timeZone }: ShownDay,
): KnownEntries {
  const startDay = ({ startTime }: Entry) => toIsoDay(startTime, timeZone);
  // One that ends at midnight has no part of the day that begins then.
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

/** An answered entry as the list of running ones has it. */
const toStaleEntry = (clockWorkEntry: Entry): RunningEntry => ({
  clockWorkEntry,
  timeDuration: clockWorkEntry.totalTimeInSeconds,
  timeDurationDisplay: clockWorkEntry.totalTimeFormatted,
  crossover: true,
});

/** Stands in the address for entries without a project. */
export const noProject = 'none';

/** The entries of a project; all of them where none is asked for. */
export const ofProject = (entries: readonly Entry[], project: string | undefined) =>
  entries.filter(({ projectId }) => project === undefined || project === (projectId ?? noProject));

/** Stands for all projects whose names the reader may not know: their hours count without a name. */
export const otherProjectsId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
