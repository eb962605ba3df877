import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { changed } from '../../../core/records/versions.ts';
import type { Project } from '../../../store/world/projects.ts';
import { isAccessible, toAccessCondition } from '../../../common/analytics/access.ts';
import { getEmployeeId, projectToEdit } from './gates.ts';
import {
  checkFree,
  checkNoRing,
  checkNotCrossed,
  checkOthers,
  projectToRespondFor,
  requireResponderId,
} from './link-rules.ts';
import { listRequestedParents, toLinkable } from './linkable.ts';
import { loadName } from '../../../common/projects/people.ts';
import {
  endCircularRequests,
  endRequest,
  findRequest,
  notifyOfRequest,
  notifyOfResponse,
} from '../../../common/projects/requests.ts';
import {
  readProjectAccess,
  requireProjectAccess,
  type ProjectAccess,
  type Viewer,
} from '../../../common/projects/access.ts';
import { overviewNow } from '../../../common/projects/view.ts';

type Group = Pick<
  Handlers<'projects'>,
  | 'getOwnedProjects'
  | 'getParentProjectsForLinking'
  | 'requestSubProjectLink'
  | 'linkSubProject'
  | 'linkSubProjectToOwned'
>;

/** Sub-projects of other users' projects, and the requests for them. Source: PROJ-033. */
export const links: Group = {
  getOwnedProjects: async (call) => {
    const { db, query } = call;
    const user = foundOr404(await db.get('tenantUsers', query.userId), 'userUnknown');
    const { project } = await requireProjectAccess(call, query.projectId);
    const owned = await db.query('projects', {
      where: user.employeeId === null ? { id: [] } : { ownerId: user.employeeId },
      contains: toAccessCondition(call.user),
      order: { by: 'code' },
    });
    return ok({ ownedProjects: toLinkable(owned.filter(({ id }) => id !== project.id)) });
  },

  getParentProjectsForLinking: async (call) => {
    const { project } = await requireProjectAccess(call, call.path.id);
    return ok({ parentProjects: toLinkable(await listRequestedParents(call, project)) });
  },

  requestSubProjectLink: async (call) => {
    const { db, body, clock } = call;
    checkCaller(call, body.employeeId);
    const { project: sub } = await projectToEdit(call, body.subProjectId);
    const parent = await db.get('projects', body.projectId);
    if (!parent || !isAccessible(call.user, parent)) {
      throw rejectField('projectId', 'projectUnknown');
    }
    const access = await readProjectAccess(call, parent);
    checkNoRing(sub, access);
    await checkFree(db, sub);
    checkOthers(access);
    await checkNotCrossed(db, sub, access);
    const responderId = await requireResponderId(db, access);
    const requestedOn = new Date(clock.now()).toISOString();
    const { employeeId } = body;
    const request = { id: sub.id, projectId: parent.id, employeeId, requestedOn };
    await db.put('subProjectRequests', request);
    await notifyOfRequest(call, request, access);
    return ok({
      project: await overviewNow(call, sub),
      successMessages: [message('linkRequested', { name: await loadName(db, responderId) })],
    });
  },

  linkSubProject: async (call) => {
    const { db, body } = call;
    checkCaller(call, body.employeeId);
    const access = await projectToRespondFor(call, body.projectId);
    const sub = foundOr404(await db.get('projects', body.subProjectId), 'requestUnknown');
    const request = await findRequest(db, sub.id, access.project.id);
    if (!request) throw reject(409, 'requestOver');
    checkNoRing(sub, access); // the parent may have moved below it since
    await endRequest(db, request);
    const after = await putBelow(call, sub, access);
    await notifyOfResponse(call, request, 'acceptedLinkedProject');
    return ok({
      project: await overviewNow(call, after),
      successMessages: [message('subProjectLinked')],
    });
  },

  linkSubProjectToOwned: async (call) => {
    const { db, body } = call;
    checkCaller(call, body.employeeId);
    const { project: sub } = await projectToEdit(call, body.subProjectId);
    const access = await projectToEdit(call, body.projectId);
    checkNoRing(sub, access);
    await checkFree(db, sub);
    return ok({
      project: await overviewNow(call, await putBelow(call, sub, access)),
      successMessages: [message('subProjectLinked')],
    });
  },
};

/** Links a project below another, and ends the requests that have become circular. */
async function putBelow(
  viewer: Viewer,
  sub: Project,
  { project: parent, above }: ProjectAccess,
): Promise<Project> {
  const after = changed(sub, { parentId: parent.id }, viewer);
  await viewer.db.put('projects', after);
  await endCircularRequests(viewer, sub, [parent, ...above]);
  return after;
}

/**
 * Users can request, create and accept links only in their own name. 400 at the field otherwise.
 */
function checkCaller(viewer: Viewer, employeeId: string): void {
  if (getEmployeeId(viewer) !== employeeId) throw rejectField('employeeId', 'notTheCaller');
}
