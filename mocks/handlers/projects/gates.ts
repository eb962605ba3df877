/** What the flags of a project let a person do. Source: PROJ-043. */
import { reject } from '../../core/refusal.ts';
import { standingOf, type Standing, type Viewer } from '../../common/projects/standing.ts';

/** The employee who calls. 403 for a user without an employee record. */
export function employeeIdOf({ user }: Pick<Viewer, 'user'>): string {
  if (user.employeeId === null) throw reject(403, 'employeeNeeded');
  return user.employeeId;
}

/** A project that the person takes part in (isMember). 404, 403. */
export async function projectToWorkOn(viewer: Viewer, id: string): Promise<Standing> {
  const standing = await standingOf(viewer, id);
  if (!standing.isMember) throw reject(403, 'notParticipant');
  return standing;
}

/** A project that the person may change (isEditable). 404, 403. */
export async function projectToEdit(viewer: Viewer, id: string): Promise<Standing> {
  const standing = await standingOf(viewer, id);
  if (!standing.isOwner) throw reject(403, 'notProjectOwner');
  return standing;
}

/** A project that the person owns, or owns one above (isProjectOwner). 404, 403. */
export async function projectToGovern(viewer: Viewer, id: string): Promise<Standing> {
  const standing = await standingOf(viewer, id);
  if (!standing.isProjectOwner) throw reject(403, 'notOwnerOrAbove');
  return standing;
}
