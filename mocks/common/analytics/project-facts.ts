import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

/** The projects on an employee's watch list. */
export async function watchedProjects(db: Scope<World>, employeeId: string): Promise<Set<string>> {
  const watches = await db.query('projectWatches', { where: { employeeId } });
  return new Set(watches.map(({ projectId }) => projectId));
}

/** The projects with an impediment that is not resolved. Source: document 2, section 4. */
export async function impededProjects(db: Scope<World>): Promise<Set<string>> {
  const open = await db.query('impediments', { where: { resolvedOn: null } });
  return new Set(open.map(({ projectId }) => projectId));
}

/** How many files a project links. */
export const fileCountOf = (db: Scope<World>, projectId: string): Promise<number> =>
  db.count('projectFiles', { projectId });
