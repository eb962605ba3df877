import type { components } from '#openapi/generated/types.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { findAncestors } from '../../common/analytics/tree.ts';
import { listParentProjects } from '../../common/projects/access.ts';
import { compareNames } from '../../store/sort-key.ts';

type Db = Scope<World>;
type Linkable = components['schemas']['LinkableProject'];

/** 409 when a project cannot get a parent: it has one, has requested one, or is an apex project. */
export async function checkFree(db: Db, project: Project): Promise<void> {
  if (project.isApexProject) throw reject(409, 'apexOnTop');
  if (project.parentId !== null) throw reject(409, 'alreadyLinked');
  if (await db.get('subProjectRequests', project.id)) throw reject(409, 'linkRequestedAlready');
}

/** 400 when a project would become its own descendant. */
export async function checkNoRing(db: Db, sub: Project, parent: Project): Promise<void> {
  if (sub.id === parent.id) throw rejectField('projectId', 'linkToItself');
  const above = await listParentProjects(db, parent);
  if (above.some(({ id }) => id === sub.id)) throw rejectField('projectId', 'linkCircular');
}

/**
 * The projects that a project can be linked to: the matching ones without itself and its
 * descendants, by code.
 */
export async function linkable(
  db: Db,
  project: Project,
  isFitting: (other: Project) => boolean,
): Promise<Linkable[]> {
  const all = await db.query('projects');
  const byId = new Map(all.map((each) => [each.id, each]));
  const isBelow = (id: string) => findAncestors(byId, id).includes(project.id);
  return shownAs(
    db,
    all.filter((other) => other.id !== project.id && isFitting(other) && !isBelow(other.id)),
  );
}

/** Projects with the names of their owners, by code. */
export async function shownAs(db: Db, projects: readonly Project[]): Promise<Linkable[]> {
  const employees = await db.query('employees');
  const names = new Map(employees.map(({ id, fullName }) => [id, fullName]));
  return projects
    .toSorted((a, b) => compareNames(a.code, b.code))
    .map(({ id, code, name, ownerId }) => ({ id, code, name, ownedBy: names.get(ownerId) ?? '' }));
}
