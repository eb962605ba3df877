import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

/** The projects on an employee's watch list. */
export async function watchedProjects(db: Scope<World>, employeeId: string): Promise<Set<string>> {
  const watches = await db.query('projectWatches', { where: { employeeId } });
  return new Set(watches.map(({ projectId }) => projectId));
}

/** The number of unresolved impediments of each project that has some. Source: ANLYT-051. */
export async function openImpediments(db: Scope<World>): Promise<ReadonlyMap<string, number>> {
  const open = await db.query('impediments', { where: { resolvedOn: null } });
  const byProject = Map.groupBy(open, ({ projectId }) => projectId);
  return new Map([...byProject].map(([id, { length }]) => [id, length]));
}

/** The projects with an unresolved impediment. */
export const impededProjects = async (db: Scope<World>): Promise<Set<string>> =>
  new Set((await openImpediments(db)).keys());

/** The number of files that a project links. */
export const countFiles = (db: Scope<World>, projectId: string): Promise<number> =>
  db.count('projectFiles', { projectId });
