import { isRunning, type Entry } from '../clockwork/entry/entries.ts';

/** Maximum number of offered entries. */
const limit = 6;

const getKey = ({ description, projectId, taskId }: Entry): string =>
  JSON.stringify([description.trim().toLowerCase(), projectId, taskId]);

/**
 * The person's recent work, each description on each project and task once, by its newest entry.
 * The running entry is left out: it already runs.
 */
export function distinctWork(entries: readonly Entry[]): Entry[] {
  const running = new Set(entries.filter(isRunning).map(getKey));
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const key = getKey(entry);
    if (!running.has(key) && !found.has(key)) found.set(key, entry);
  }
  return [...found.values()].slice(0, limit);
}
