import { countedSeconds } from './seconds.ts';
import type { Scope } from './store.ts';
import type { World } from './world.ts';

type Times = World['projectTimes'][];

/** The stored times of a tenant's projects. */
export const readTimes = (db: Scope<World>): Promise<Times> => db.query('projectTimes');

/** The expected times, added up from all entries. */
export async function addedUp(db: Scope<World>): Promise<Times> {
  const byProject = Map.groupBy(await db.query('entries'), ({ projectId }) => projectId);
  return [...byProject]
    .flatMap(([id, entries]) => {
      if (id === null) return [];
      const running = entries.filter(({ endTime }) => endTime === null);
      const seconds = entries.reduce(
        (sum, entry) => sum + countedSeconds(entry, entry.startTime),
        0,
      );
      return [{ id, seconds, runningSince: running.map(({ startTime }) => startTime).toSorted() }];
    })
    .filter(({ seconds, runningSince }) => seconds > 0 || runningSince.length > 0)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
