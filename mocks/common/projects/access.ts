import { isAdministrator } from '../../core/access.ts';
import type { Call } from '../../core/handler.ts';
import { reject } from '../../core/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';

type Db = Scope<World>;

/** The person who views projects. */
export type Viewer = Pick<Call<'getProject'>, 'db' | 'user' | 'person' | 'clock'>;

/** A person's role and access in a project. Source: PROJ-045. */
export interface ProjectAccess {
  project: Project;
  /** The project's ancestors, nearest first. */
  above: readonly Project[];
  /** Owns the project. */
  isOwner: boolean;
  /** Owns the project or one of its ancestors. */
  isProjectOwner: boolean;
  /** Owns the project or one of its ancestors, or is an active member there. */
  isMember: boolean;
}

/** A person's access to a project. 404 for one that they have no access to. */
export async function requireProjectAccess(viewer: Viewer, id: string): Promise<ProjectAccess> {
  const project = await viewer.db.get('projects', id);
  const access = project && (await readProjectAccess(viewer, project));
  if (!access || !hasAccess(viewer, access)) throw reject(404, 'projectUnknown');
  return access;
}

/** A person's access to any project, including one that they cannot see. */
export async function readProjectAccess(
  { db, user: { employeeId } }: { db: Db; user: Pick<TenantUser, 'employeeId'> },
  project: Project,
): Promise<ProjectAccess> {
  const above = await listParentProjects(db, project);
  const owns = ({ ownerId }: Project) => ownerId === employeeId;
  const isProjectOwner = [project, ...above].some(owns);
  const isJoined =
    employeeId !== null && (await isMemberOfAny(db, [project, ...above], employeeId));
  return {
    project,
    above,
    isOwner: owns(project),
    isProjectOwner,
    isMember: isProjectOwner || isJoined,
  };
}

/**
 * Whether a person may see a project: administrators see all, others those that they are members of
 * or created, and all projects below them.
 */
export function hasAccess(
  { user }: { user: Pick<TenantUser, 'roleType' | 'employeeId'> },
  { project, above, isMember }: ProjectAccess,
): boolean {
  if (isAdministrator(user) || isMember) return true;
  return [project, ...above].some(({ createdById }) => createdById === user.employeeId);
}

/** Whether a person may see the project with this id; false for an unknown id. */
export async function maySee(
  viewer: { db: Db; user: Pick<TenantUser, 'roleType' | 'employeeId'> },
  id: string,
): Promise<boolean> {
  const project = await viewer.db.get('projects', id);
  return project !== undefined && hasAccess(viewer, await readProjectAccess(viewer, project));
}

/** A project's ancestors, nearest first. */
export async function listParentProjects(db: Db, { id, parentId }: Project): Promise<Project[]> {
  const found: Project[] = [];
  const seen = new Set([id]);
  let next = parentId;
  // A cycle of parents would loop forever.
  while (next !== null && !seen.has(next)) {
    seen.add(next);
    const parent: Project | undefined = await db.get('projects', next);
    if (parent) found.push(parent);
    next = parent?.parentId ?? null;
  }
  return found;
}

/** The id of a membership. */
export const membershipId = (projectId: string, employeeId: string): string =>
  `${projectId}:${employeeId}`;

async function isMemberOfAny(db: Db, projects: readonly Project[], employeeId: string) {
  const memberships = await Promise.all(
    projects.map(({ id }) => db.get('projectMembers', membershipId(id, employeeId))),
  );
  return memberships.some((membership) => membership?.isActiveMember);
}
