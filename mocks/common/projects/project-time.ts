import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import { timeByProject } from '../analytics/effort.ts';
import { listIdsBelow } from './project-lines.ts';

/** The time of a project, in seconds: its own, and that with all projects below it. */
export interface ProjectTime {
  ownSeconds: number;
  totalSeconds: number;
}

/** Sums the time of a project; running entries count until now. */
export async function readProjectTime(
  { db, now }: { db: Scope<World>; now: string },
  projectId: string,
): Promise<ProjectTime> {
  const below = await listIdsBelow(db, [projectId]);
  const times = await timeByProject({ db, now }, [projectId, ...below]);
  return {
    ownSeconds: times.get(projectId) ?? 0,
    totalSeconds: [...times.values()].reduce((sum, seconds) => sum + seconds, 0),
  };
}

/** Number of entries that are booked on a project. */
export const countBooked = (db: Scope<World>, projectId: EntryRecord['projectId']) =>
  db.count('entries', { projectId });
