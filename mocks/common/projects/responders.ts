/** The people who can respond to a request to link a project. */
import { isAdministrator, isMember } from '../../core/records/access.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { projectRight } from './able-owners.ts';
import { readProjectAccess, type ProjectAccess, type Viewer } from './access.ts';

type Db = Scope<World>;
type Owned = Pick<Project, 'ownerId'>;

/** Those of some employees who work here and have access to projects, as users of the tenant. */
export async function findAbleOwners(db: Db, employeeIds: Iterable<string>): Promise<Set<string>> {
  const ids = [...new Set(employeeIds)];
  const [employees, users] = await Promise.all([
    db.getMany('employees', ids),
    db.query('tenantUsers', { where: { employeeId: ids } }),
  ]);
  const members = users.filter(isMember);
  const roles = await db.getMany(
    'roles',
    members.flatMap(({ roleIds }) => roleIds),
  );
  const able = members.flatMap(({ employeeId, roleIds }) => {
    const isAble = roleIds.some((id) => roles.get(id)?.privileges.includes(projectRight));
    const isActive = employees.get(employeeId ?? '')?.isActive === true;
    return employeeId !== null && isAble && isActive ? [employeeId] : [];
  });
  return new Set(able);
}

/**
 * The employee whose response a request waits for: the first who can respond, among the owners of
 * the parent and of the projects above it, nearest first. Null if nobody can.
 */
export async function findResponderId(db: Db, line: readonly Owned[]): Promise<string | null> {
  const owners = line.map(({ ownerId }) => ownerId);
  const able = await findAbleOwners(db, owners);
  return owners.find((ownerId) => able.has(ownerId)) ?? null;
}

/**
 * Whether a person can respond to requests for a project: as owner of it or of one above it; as an
 * administrator if none of these owners can.
 */
export async function mayRespond(
  { db, user }: Pick<Viewer, 'db' | 'user'>,
  { project, above, isProjectOwner }: ProjectAccess,
): Promise<boolean> {
  if (isProjectOwner) return true;
  if (!isAdministrator(user)) return false;
  return (await findResponderId(db, [project, ...above])) === null;
}

/** A person's access to a stored project; undefined for an unknown one. */
export async function findProjectAccess(
  viewer: Pick<Viewer, 'db' | 'user'>,
  id: string,
): Promise<ProjectAccess | undefined> {
  const project = await viewer.db.get('projects', id);
  return project && readProjectAccess(viewer, project);
}
