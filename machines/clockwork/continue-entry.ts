import { workOf } from '../work/work.ts';
import type { Clock } from '../clock.ts';
import type { Entry } from './entries.ts';
import type { EntryToStart } from './start-entry.actors.ts';
import type { UnsentStore } from './unsent.ts';

interface Continuing {
  clock: Clock;
  /** What runs until then. */
  live: Entry | null;
  store: UnsentStore | null;
}

/** A copy of an entry that starts now; the time of the device counts only where it is sent later. */
export function buildContinuation(
  { id, description, ...entry }: Entry,
  { clock, live, store }: Continuing,
): EntryToStart {
  const newId = crypto.randomUUID();
  const startTime = new Date(clock.now()).toISOString();
  const begun = { id: newId, startTime, description, work: workOf(entry) };
  return { post: { type: 'restart', entryPayLoad: { id, newId } }, begun, live, store };
}
