import type { Schema } from '#openapi/client/index.ts';

export type Entry = Schema<'ClockWorkEntry'>;
export type RunningEntry = Schema<'RunningEntry'>;

/** What a saved entry without a description is called when it replaces an existing one. */
const untitled = 'Untitled Entry';

/** An entry without an end is running. Source: document 2, section 4. */
export const isRunning = (entry: Entry): boolean => entry.endTime === null;

/** Newest first, as the day is listed. */
const newestFirst = (a: Entry, b: Entry) => b.startTime.localeCompare(a.startTime);

/**
 * Puts returned entries into a list by id: an existing one is replaced, a new one is added. A
 * replacement without a description becomes 'Untitled Entry'; an added one keeps it empty.
 * Source: document 2, sections 2 and 4 (Client entry list merge).
 */
export function merge(entries: readonly Entry[], returned: readonly Entry[]): Entry[] {
  const merged = new Map(entries.map((entry) => [entry.id, entry]));
  for (const entry of returned) {
    const replaces = merged.has(entry.id);
    const description = replaces && entry.description === '' ? untitled : entry.description;
    merged.set(entry.id, { ...entry, description });
  }
  return [...merged.values()].toSorted(newestFirst);
}

/** Deleted entries are removed by id. Source: document 2, section 4. */
export function without<Item extends { id: string }>(items: readonly Item[], ids: string[]) {
  return items.filter(({ id }) => !ids.includes(id));
}

/** Fixing a stale running entry removes it from the stale running list. */
export function withoutRunning(running: readonly RunningEntry[], id: string): RunningEntry[] {
  return running.filter(({ clockWorkEntry }) => clockWorkEntry.id !== id);
}

/** The mini timer's entry: the one returned entry without an end. */
export const miniEntry = (returned: readonly Entry[]): Entry | null =>
  returned.find(isRunning) ?? null;

/** The entry that runs after an answer: a returned one without an end, else the former unless it ended. */
export function liveAfter(live: Entry | null, returned: readonly Entry[]): Entry | null {
  const hasEnded = returned.some(({ id, endTime }) => id === live?.id && endTime !== null);
  return miniEntry(returned) ?? (hasEnded ? null : live);
}
