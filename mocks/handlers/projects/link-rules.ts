import type { components } from '#openapi/generated/types.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import type { Condition, Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import type { ProjectAccess } from '../../common/projects/access.ts';
import { listIdsBelow } from '../../common/projects/project-lines.ts';

type Db = Scope<World>;
type Linkable = components['schemas']['LinkableProject'];

/** 409 when a project cannot get a parent: it has one, has requested one, or is an apex project. */
export async function checkFree(db: Db, project: Project): Promise<void> {
  if (project.isApexProject) throw reject(409, 'apexOnTop');
  if (project.parentId !== null) throw reject(409, 'alreadyLinked');
  if (await db.get('subProjectRequests', project.id)) throw reject(409, 'linkRequestedAlready');
}

/** 400 when a project would become its own descendant. */
export function checkNoRing(sub: Project, { project: parent, above }: ProjectAccess): void {
  if (sub.id === parent.id) throw rejectField('projectId', 'linkToItself');
  if (above.some(({ id }) => id === sub.id)) throw rejectField('projectId', 'linkCircular');
}

/**
 * The projects that a project can be linked to: the matching ones without itself and its
 * descendants, by code.
 */
export async function listLinkable(
  db: Db,
  project: Project,
  condition: Condition<Project>,
): Promise<Project[]> {
  const below = await listIdsBelow(db, [project.id]);
  const found = await db.query('projects', { ...condition, order: { by: 'code' } });
  return found.filter(({ id }) => id !== project.id && !below.has(id));
}

/** Projects with the names of their owners. */
export const toLinkable = (projects: readonly Project[]): Linkable[] =>
  projects.map(({ id, code, name, ownerName = '' }) => ({ id, code, name, ownedBy: ownerName }));
