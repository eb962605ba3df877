/** Projects with those above and below them, read level by level. */
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { findAncestors } from '../analytics/tree.ts';

type Db = Scope<World>;

/** The projects with these ids and all their ancestors, by id. */
export const readWithParents = async (
  db: Db,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, Project>> =>
  addParents(db, (await db.getMany('projects', ids)).values());

/** Projects and all their ancestors, by id. */
export async function addParents(
  db: Db,
  projects: Iterable<Project>,
): Promise<ReadonlyMap<string, Project>> {
  const found = new Map<string, Project>();
  let level = [...projects];
  while (level.length > 0) {
    for (const project of level) found.set(project.id, project);
    const parents = level.flatMap(({ parentId }) => parentId ?? []);
    const missing = parents.filter((id) => !found.has(id));
    level = missing.length > 0 ? [...(await db.getMany('projects', missing)).values()] : [];
  }
  return found;
}

/** A project and its ancestors, nearest first; empty for an unknown one. */
export function listLine(projects: ReadonlyMap<string, Project>, id: string): Project[] {
  return [id, ...findAncestors(projects, id)].flatMap((each) => projects.get(each) ?? []);
}

/** The ids of all projects below these. */
export async function listIdsBelow(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  let next = [...new Set(ids)];
  while (next.length > 0) {
    const level = await db.query('projects', { where: { parentId: next } });
    next = level.map(({ id }) => id).filter((id) => !found.has(id));
    for (const id of next) found.add(id);
  }
  return found;
}
