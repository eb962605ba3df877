import { isAccessible } from '../../../common/analytics/access.ts';
import type { Viewer } from '../../../common/projects/access.ts';
import type { Impediment, Project } from '../../../store/world/projects.ts';
import { notifyEmployee } from '../../../common/projects/notify-employee.ts';

/**
 * Notifies of an impediment: the owner of the project of a new one, and the person who raised it
 * once it is resolved, unless they have no access to the project any more. Source: PROJ-036,
 * PROJ-038.
 */
export async function notifyImpediment(
  viewer: Viewer,
  project: Project,
  { id, createdBy, impediments, resolvedOn, resolution }: Impediment,
): Promise<void> {
  const data = {
    projectId: project.id,
    projectName: project.name,
    projectOwnerName: project.ownerName ?? null,
    value: id,
    remark: shorten(resolution || impediments),
  };
  if (resolvedOn === null) {
    await notifyEmployee(viewer, { employeeId: project.ownerId, type: 'impedimentRaised', data });
  } else if (await hasAccess(viewer, project, createdBy)) {
    await notifyEmployee(viewer, { employeeId: createdBy, type: 'impedimentResolved', data });
  }
}

async function hasAccess({ db }: Viewer, project: Project, employeeId: string): Promise<boolean> {
  const [user] = await db.query('tenantUsers', { where: { employeeId }, limit: 1 });
  return user !== undefined && isAccessible(user, project);
}

/** Characters that the list of notifications has room for. */
const longest = 140;

/** The beginning of a text. */
function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
