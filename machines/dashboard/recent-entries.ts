import { isRunning, type Entry } from '../clockwork/entries.ts';

/** How many are offered at most. */
const limit = 6;

const getKey = ({ description, projectId, taskId }: Entry): string =>
  JSON.stringify([description.trim().toLowerCase(), projectId, taskId]);

/**
 * What a person has worked on lately, each description on each project and task once, by its newest
 * entry. What runs is not offered: it goes on.
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
