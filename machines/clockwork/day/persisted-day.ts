import { merge, type Entry, type KnownEntries } from '../entry/entries.ts';
import { toIsoDay } from './time.ts';
import type { PersistedTimer } from '../outbox/unsent.ts';
import { believedRunning, interruptedAfter, unsentOver } from '../outbox/unsent-over.ts';

/**
 * The day as the device knows it when it cannot be loaded: the last received running entry, and
 * unsent changes. Only the server knows whether the entry has run for too long.
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
