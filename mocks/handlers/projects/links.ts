import { message, ok, type Handlers } from '../../core/handler.ts';
import { foundOr404 } from '../../core/records.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { changed } from '../../core/versions.ts';
import type { Project } from '../../store/world/projects.ts';
import { loadAccess } from '../../common/analytics/access.ts';
import { getEmployeeId, projectToEdit, projectToGovern } from './gates.ts';
import { checkFree, checkNoRing, linkable, shownAs } from './link-rules.ts';
import { loadName } from '../../common/projects/people.ts';
import { acceptRequest } from '../../common/projects/requests.ts';
import {
  maySee,
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
    const { all, accessible } = await loadAccess(call);
    const owned = all.filter(
      ({ id, ownerId }) => ownerId === user.employeeId && id !== project.id && accessible.has(id),
    );
    return ok({ ownedProjects: await shownAs(db, owned) });
  },

  getParentProjectsForLinking: async (call) => {
    const { project } = await requireProjectAccess(call, call.path.id);
    const { employeeId } = call.user;
    const { accessible } = await loadAccess(call);
    const isOthers = ({ id, ownerId }: Project) => ownerId !== employeeId && accessible.has(id);
    return ok({ parentProjects: await linkable(call.db, project, isOthers) });
  },

  requestSubProjectLink: async (call) => {
    const { db, body, clock } = call;
    checkCaller(call, body.employeeId);
    const { project: sub } = await projectToEdit(call, body.subProjectId);
    const parent = await db.get('projects', body.projectId);
    if (!parent || !(await maySee(call, parent.id))) {
      throw rejectField('projectId', 'projectUnknown');
    }
    await checkNoRing(db, sub, parent);
    await checkFree(db, sub);
    if ((await readProjectAccess(call, parent)).isProjectOwner) {
      throw rejectField('projectId', 'parentIsOwn');
    }
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
    const { project: parent } = await projectToGovern(call, body.projectId);
    const request = await db.get('subProjectRequests', body.subProjectId);
    const sub = await db.get('projects', body.subProjectId);
    if (!sub || request?.projectId !== parent.id) throw reject(404, 'requestUnknown');
    await checkNoRing(db, sub, parent); // the parent may have moved below it since
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
    const { project: parent } = await projectToEdit(call, body.projectId);
    await checkNoRing(db, sub, parent);
    await checkFree(db, sub);
    const after = changed(sub, { parentId: parent.id }, call);
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
