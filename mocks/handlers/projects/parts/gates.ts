/** The actions that the flags of a project allow. Source: PROJ-043. */
import { reject } from '../../../core/requests/http-error.ts';
import { readGovernance } from '../../../common/projects/owner-state.ts';
import {
  requireProjectAccess,
  type ProjectAccess,
  type Viewer,
} from '../../../common/projects/access.ts';

/** The calling employee. 403 for a user without an employee record. */
export function getEmployeeId({ user }: Pick<Viewer, 'user'>): string {
  if (user.employeeId === null) throw reject(403, 'employeeNeeded');
  return user.employeeId;
}

/** A project of which the user is a member (isMember). 404, 403. */
export async function projectToWorkOn(viewer: Viewer, id: string): Promise<ProjectAccess> {
  const access = await requireProjectAccess(viewer, id);
  if (!access.isMember) throw reject(403, 'notParticipant');
  return access;
}

/** A project that the user may edit (isEditable). 404, 403. */
export async function projectToEdit(viewer: Viewer, id: string): Promise<ProjectAccess> {
  const access = await requireProjectAccess(viewer, id);
  if (!access.isOwner && !(await readGovernance(viewer, access)).isEditable) {
    throw reject(403, 'notProjectOwner');
  }
  return access;
}

/**
 * A project that the user may transfer and delete (isTransferable, isDeletable): they own it or a
 * project above it, or stand in for an owner who can't. 404, 403.
 */
export async function projectToTransfer(viewer: Viewer, id: string): Promise<ProjectAccess> {
  const access = await requireProjectAccess(viewer, id);
  if (!access.isProjectOwner && !(await readGovernance(viewer, access)).isGoverned) {
    throw reject(403, 'notOwnerOrAbove');
  }
  return access;
}

/**
 * A project that the user owns, directly or through a parent project (isProjectOwner). 404, 403.
 */
export async function projectToGovern(viewer: Viewer, id: string): Promise<ProjectAccess> {
  const access = await requireProjectAccess(viewer, id);
  if (!access.isProjectOwner) throw reject(403, 'notOwnerOrAbove');
  return access;
}
