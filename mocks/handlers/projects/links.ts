import { message, ok, type Handlers } from '../../core/handler.ts';
import { foundOr404 } from '../../core/records.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { changed } from '../../core/versions.ts';
import type { Project } from '../../store/world/projects.ts';
import { isAccessible, toAccessCondition } from '../../common/analytics/access.ts';
import { getEmployeeId, projectToEdit, projectToGovern } from './gates.ts';
import { checkFree, checkNoRing, listLinkable, toLinkable } from './link-rules.ts';
import { loadName } from '../../common/projects/people.ts';
import { acceptRequest } from '../../common/projects/requests.ts';
import {
  readProjectAccess,
  requireProjectAccess,
  type Viewer,
} from '../../common/projects/access.ts';
import { requestFor, notifyEmployee } from './notify-employee.ts';
import { overviewNow } from '../../common/projects/view.ts';

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
    const { db, path, user } = call;
    const { project } = await requireProjectAccess(call, path.id);
    const others = await listLinkable(db, project, { contains: toAccessCondition(user) });
    const isOthers = ({ ownerId }: Project) => ownerId !== user.employeeId;
    return ok({ parentProjects: toLinkable(others.filter(isOthers)) });
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
    if (access.isProjectOwner) throw rejectField('projectId', 'parentIsOwn');
    const requestedOn = new Date(clock.now()).toISOString();
    const { employeeId } = body;
    await db.put('subProjectRequests', {
      id: sub.id,
      projectId: parent.id,
      employeeId,
      requestedOn,
    });
    await notifyEmployee(call, requestFor(sub, parent));
    return ok({
      project: await overviewNow(call, sub),
      successMessages: [message('linkRequested', { name: await loadName(db, parent.ownerId) })],
    });
  },

  linkSubProject: async (call) => {
    const { db, body } = call;
    checkCaller(call, body.employeeId);
    const access = await projectToGovern(call, body.projectId);
    const { project: parent } = access;
    const request = await db.get('subProjectRequests', body.subProjectId);
    const sub = await db.get('projects', body.subProjectId);
    if (!sub || request?.projectId !== parent.id) throw reject(404, 'requestUnknown');
    checkNoRing(sub, access); // the parent may have moved below it since
    await acceptRequest(db, sub.id, parent);
    const after = changed(sub, { parentId: parent.id }, call);
    await db.put('projects', after);
    await notifyEmployee(call, {
      employeeId: request.employeeId,
      type: 'acceptedLinkedProject',
      data: {
        projectName: sub.name,
        projectId: sub.id,
        messageData: parent.name,
        value: parent.id,
      },
    });
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
    const after = changed(sub, { parentId: access.project.id }, call);
    await db.put('projects', after);
    return ok({
      project: await overviewNow(call, after),
      successMessages: [message('subProjectLinked')],
    });
  },
};

/**
 * Users can request, create and accept links only in their own name. 400 at the field otherwise.
 */
function checkCaller(viewer: Viewer, employeeId: string): void {
  if (getEmployeeId(viewer) !== employeeId) throw rejectField('employeeId', 'notTheCaller');
}
