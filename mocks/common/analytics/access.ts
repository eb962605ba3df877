import { isAdministrator } from '../../core/access.ts';
import { reject } from '../../core/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { findAncestors } from './tree.ts';

interface Viewer {
  db: Scope<World>;
  user: Pick<TenantUser, 'employeeId' | 'roleType'>;
}

/** All projects of the tenant, and the ids of those that a person has access to. */
interface Access {
  all: Project[];
  accessible: ReadonlySet<string>;
}

/**
 * Administrators have access to all projects; other users to those that they own, created or are
 * active members of, and to all projects below them.
 */
export async function loadAccess({ db, user }: Viewer): Promise<Access> {
  const all = await db.query('projects');
  if (isAdministrator(user)) {
    return { all, accessible: new Set(all.map(({ id }) => id)) };
  }
  const { employeeId } = user;
  if (employeeId === null) return { all, accessible: new Set() };
  const isOwn = await ownership(db, employeeId);
  const own = new Set(all.filter(isOwn).map(({ id }) => id));
  const byId = new Map(all.map((project) => [project.id, project]));
  const isWithin = (id: string) => own.has(id) || findAncestors(byId, id).some((up) => own.has(up));
  return { all, accessible: new Set(all.map(({ id }) => id).filter(isWithin)) };
}

/** A project that a person has access to. */
interface Found {
  project: Project;
  /** Its parent, if the person has access to that as well. */
  parent: Project | undefined;
}

/**
 * A project that the person has access to, read without loading all others. 404 for any other, as
 * if it did not exist.
 */
export async function loadProject(viewer: Viewer, id: string): Promise<Found> {
  const line = await loadAncestors(viewer.db, id);
  const isAccessible = await lineAccess(viewer);
  const [project, parent] = line;
  if (!project || !isAccessible(line)) throw reject(404, 'analyticsProjectUnknown');
  return { project, parent: isAccessible(line.slice(1)) ? parent : undefined };
}

/** A project and its ancestors, nearest first; empty for an unknown project. */
async function loadAncestors(db: Viewer['db'], id: string): Promise<Project[]> {
  const line: Project[] = [];
  let next = await db.get('projects', id);
  // A cycle of parents would loop forever.
  while (next && !line.some((each) => each.id === next?.id)) {
    line.push(next);
    next = next.parentId === null ? undefined : await db.get('projects', next.parentId);
  }
  return line;
}

/** Whether a person has access to the first project of a line, directly or through an ancestor. */
export async function lineAccess({
  db,
  user,
}: Viewer): Promise<(line: readonly Project[]) => boolean> {
  if (isAdministrator(user)) return () => true;
  const isOwn = user.employeeId ? await ownership(db, user.employeeId) : () => false;
  return (line) => line.some(isOwn);
}

/**
 * Whether a project belongs to an employee: owned or created by them, or they are an active member.
 */
async function ownership(db: Viewer['db'], employeeId: string) {
  const memberships = await db.query('projectMembers', { where: { employeeId } });
  const joined = new Set(
    memberships.filter(({ isActiveMember }) => isActiveMember).map(({ projectId }) => projectId),
  );
  return ({ id, ownerId, createdById }: Project): boolean =>
    joined.has(id) || ownerId === employeeId || createdById === employeeId;
}
