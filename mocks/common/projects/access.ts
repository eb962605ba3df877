import type { Call } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { isAccessible, isParticipant } from '../analytics/access.ts';

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
  if (!project || !isAccessible(viewer.user, project)) throw reject(404, 'projectUnknown');
  return readProjectAccess(viewer, project);
}

/** A person's access to any stored project, including one that they cannot see. */
export async function readProjectAccess(
  { db, user }: { db: Db; user: Pick<TenantUser, 'employeeId'> },
  project: Project,
): Promise<ProjectAccess> {
  const above = await listParentProjects(db, project);
  const owns = ({ ownerId }: Project) => ownerId === user.employeeId;
  return {
    project,
    above,
    isOwner: owns(project),
    isProjectOwner: [project, ...above].some(owns),
    isMember: isParticipant(user, project),
  };
}

/** Whether a person may see the project with this id; false for an unknown id. */
export async function maySee(
  { db, user }: { db: Db; user: Pick<TenantUser, 'roleType' | 'employeeId'> },
  id: string,
): Promise<boolean> {
  const project = await db.get('projects', id);
  return project !== undefined && isAccessible(user, project);
}

/** A project's ancestors, nearest first. */
async function listParentProjects(db: Db, { id, parentId }: Project): Promise<Project[]> {
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
