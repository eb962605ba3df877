import { toWork } from '../../work/work.ts';
import type { Clock } from '../../clock.ts';
import type { Entry } from '../entry/entries.ts';
import type { EntryToStart } from './start-entry.actors.ts';
import type { UnsentStore } from '../outbox/unsent.ts';

interface Continuing {
  clock: Clock;
  /** The entry that runs until then. */
  live: Entry | null;
  store: UnsentStore | null;
}

/** The fields of an entry that are available wherever it is shown. */
export type ContinuedEntry = Pick<
  Entry,
  'id' | 'description' | 'projectId' | 'projectDisplayString' | 'taskId' | 'taskDisplayString'
>;

/**
 * A copy of an entry that starts now; the device time counts only where the start is sent later.
 */
export function buildContinuation(
  { id, description, ...entry }: ContinuedEntry,
  { clock, live, store }: Continuing,
): EntryToStart {
  const newId = crypto.randomUUID();
  const startTime = new Date(clock.now()).toISOString();
  const started = { id: newId, startTime, description, work: toWork(entry) };
  return { post: { type: 'restart', entryPayLoad: { id, newId } }, started, live, store };
}
