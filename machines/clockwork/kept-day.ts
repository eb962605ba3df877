import { merge, type Entry, type KnownEntries } from './entries.ts';
import { toIsoDay } from './time.ts';
import type { PersistedTimer } from './unsent.ts';
import { believedRunning, interruptedAfter, unsentOver } from './unsent-over.ts';

/**
 * What a device knows of a day that could not be read: the entry that runs, as it was heard last, and
 * what is unsent. Whether it has run for too long only the server says.
 */
export function buildPersistedDay(
  timer: PersistedTimer,
  { date, timeZone }: { date: string; timeZone: string },
): KnownEntries & { interrupted: Entry | null } {
  const { running, unsent } = timer;
  const known = running ? [running] : [];
  const all = new Map<string, Entry>();
  for (const entry of [...known, ...unsentOver(known, unsent)]) all.set(entry.id, entry);
  return {
    entries: merge([], [...all.values()]).filter(
      ({ startTime }) => toIsoDay(startTime, timeZone) === date,
    ),
    continued: [],
    stale: [],
    live: believedRunning(timer) ?? null,
    interrupted: interruptedAfter(null, known, unsent),
  };
}
