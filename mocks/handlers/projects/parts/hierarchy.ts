import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { changed } from '../../../core/records/versions.ts';
import { projectToEdit, projectToGovern } from './gates.ts';
import { addProject } from '../new-project.ts';
import { checkFree } from './link-rules.ts';
import { listOwnParents, toLinkable } from './linkable.ts';
import { notifyEmployee } from '../../../common/projects/notify-employee.ts';
import { requireProjectAccess } from '../../../common/projects/access.ts';
import { overviewNow, listSubProjects } from '../../../common/projects/view.ts';

type Group = Pick<
  Handlers<'projects'>,
  | 'markAsApexProject'
  | 'removeAsApexProject'
  | 'delinkProject'
  | 'addSubProject'
  | 'getOwnedParentProjects'
>;

/** The position of a project in the hierarchy. Source: PROJ-030, PROJ-047. */
export const hierarchy: Group = {
  markAsApexProject: async (call) => {
    const { project } = await projectToEdit(call, call.path.id);
    if (!project.isApexProject) await checkFree(call.db, project);
    const after = project.isApexProject ? project : changed(project, { isApexProject: true }, call);
    await call.db.put('projects', after);
    return ok({
      project: await overviewNow(call, after),
      successMessages: [message('apexMarked')],
    });
  },

  removeAsApexProject: async (call) => {
    const { project } = await projectToEdit(call, call.path.id);
    const after = project.isApexProject
      ? changed(project, { isApexProject: false }, call)
      : project;
    await call.db.put('projects', after);
    return ok({
      project: await overviewNow(call, after),
      successMessages: [message('apexUnmarked')],
    });
  },

  delinkProject: async (call) => {
    const { project, above } = await projectToGovern(call, call.path.id);
    if (project.parentId === null) throw reject(409, 'notLinked');
    const after = changed(project, { parentId: null }, call);
    await call.db.put('projects', after);
    await notifyEmployee(call, {
      employeeId: project.ownerId,
      type: 'subProjectDelinked',
      data: {
        projectName: project.name,
        projectId: project.id,
        messageData: above[0]?.name ?? null,
        value: project.parentId,
      },
    });
    return ok({
      project: await overviewNow(call, after),
      successMessages: [message('projectDelinked')],
    });
  },

  addSubProject: async (call) => {
    const access = await projectToGovern(call, call.path.projectId);
    await addProject(call, call.body, access.project.id);
    return ok({
      subProjects: await listSubProjects(call, access),
      successMessages: [message('subProjectAdded')],
    });
  },

  getOwnedParentProjects: async (call) => {
    const { project } = await requireProjectAccess(call, call.path.id);
    return ok({ ownedProjects: toLinkable(await listOwnParents(call, project)) });
  },
};
