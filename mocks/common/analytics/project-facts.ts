import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

/** The projects on an employee's watch list, or those of some projects. */
export async function watchedProjects(
  db: Scope<World>,
  employeeId: string | null,
  projectIds?: readonly string[],
): Promise<Set<string>> {
  if (employeeId === null) return new Set();
  const watches = await db.query('projectWatches', {
    where: { employeeId, projectId: projectIds },
  });
  return new Set(watches.map(({ projectId }) => projectId));
}

/** The number of unresolved impediments of each of the projects that has some. Source: ANLYT-051. */
export async function openImpediments(
  db: Scope<World>,
  projectIds?: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  const where = { resolvedOn: null, projectId: projectIds };
  const groups = await db.groups('impediments', { where, by: 'projectId' });
  return new Map(groups.map(({ value, count }) => [value, count]));
}

/** The number of files that a project links. */
export const countFiles = (db: Scope<World>, projectId: string): Promise<number> =>
  db.count('projectFiles', { projectId });
