import { isAdministrator } from '../../core/records/access.ts';
import { reject } from '../../core/requests/http-error.ts';
import { encloseId } from '../search-keys.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { ComputedAccess, Project } from '../../store/world/projects.ts';

type User = Pick<TenantUser, 'employeeId' | 'roleType'>;

interface Viewer {
  db: Scope<World>;
  user: User;
}

const memberFields = ['memberIds', 'memberIdsAbove'] as const;
const accessFields = [...memberFields, 'creatorIds'] as const;

/** A condition of projects or of tasks. */
interface AccessCondition {
  fields: readonly (keyof ComputedAccess)[];
  text: string;
}

/**
 * The condition of the projects that a person has access to, or of their tasks: administrators have
 * access to all projects; other users to those that they own, created or are active members of, and
 * to all projects below them.
 */
export function toAccessCondition(user: User): AccessCondition[] {
  if (isAdministrator(user)) return [];
  const { employeeId } = user;
  // No field matches.
  if (employeeId === null) return [{ fields: [], text: '' }];
  return [{ fields: accessFields, text: encloseId(employeeId) }];
}

/** The condition of the projects that a person takes part in: those of isParticipant. */
export const toMemberCondition = ({ employeeId }: Pick<User, 'employeeId'>): AccessCondition[] => [
  employeeId === null
    ? { fields: [], text: '' }
    : { fields: memberFields, text: encloseId(employeeId) },
];

/** Whether a person has access to a stored project. */
export const isAccessible = (user: User, project: Partial<ComputedAccess>): boolean =>
  isAdministrator(user) || isNamed(user, project, accessFields);

/** Whether a person owns a stored project, or is an active member. */
export const isDirectMember = (
  user: Pick<User, 'employeeId'>,
  project: Partial<ComputedAccess>,
): boolean => isNamed(user, project, ['memberIds']);

/** Whether a person owns a stored project or one above it, or is an active member there. */
export const isParticipant = (
  user: Pick<User, 'employeeId'>,
  project: Partial<ComputedAccess>,
): boolean => isNamed(user, project, memberFields);

const isNamed = (
  { employeeId }: Pick<User, 'employeeId'>,
  project: Partial<ComputedAccess>,
  fields: readonly (keyof ComputedAccess)[],
): boolean =>
  employeeId !== null && fields.some((field) => project[field]?.includes(encloseId(employeeId)));

/** A project that a person has access to. */
interface Found {
  project: Project;
  /** Its parent, if the person has access to that as well. */
  parent: Project | undefined;
}

/** A project that the person has access to. 404 for any other, as if it did not exist. */
export async function loadProject({ db, user }: Viewer, id: string): Promise<Found> {
  const project = await db.get('projects', id);
  if (!project || !isAccessible(user, project)) throw reject(404, 'analyticsProjectUnknown');
  const parent = project.parentId === null ? undefined : await db.get('projects', project.parentId);
  return { project, parent: parent && isAccessible(user, parent) ? parent : undefined };
}
