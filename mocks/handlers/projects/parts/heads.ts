import { loadRights } from '../../../core/records/access.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion } from '../../../core/records/versions.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { isTaggable, listOfferedTags, viewProjectTags } from '../../../common/tags/tagging.ts';
import { clearDefault } from '../tasks/bookings.ts';
import { freeCode, renameTasks, retireCode } from '../list/codes.ts';
import { addProject, checkDays, requireParent } from '../new-project.ts';
import { listFileLinks } from './files.ts';
import { projectToEdit, projectToTransfer } from './gates.ts';
import { noteBookedNames } from '../../../common/projects/booked-names.ts';
import { listLinkRequests } from '../../../common/projects/request-view.ts';
import { endRequests } from '../../../common/projects/requests.ts';
import { notifyEmployee } from '../../../common/projects/notify-employee.ts';
import { countBooked } from '../../../common/projects/project-time.ts';
import { requireProjectAccess } from '../../../common/projects/access.ts';
import { overviewNow, buildOverview, listSubProjects } from '../../../common/projects/view.ts';

type Db = Scope<World>;
type Group = Pick<
  Handlers<'projects'>,
  'getProject' | 'createProject' | 'updateProject' | 'deleteProject'
>;

/** Projects without their parts. Source: PROJ-004, PROJ-098, PROJ-046. */
export const heads: Group = {
  getProject: async (call) => {
    const access = await requireProjectAccess(call, call.path.id);
    const { above } = access;
    const overview = await buildOverview(call, access);
    const [parent] = above;
    const rights = await loadRights(call.tx, call.user, call.path.tenantId);
    return ok({
      project: overview,
      subProjects: await listSubProjects(call, access),
      linkRequests: await listLinkRequests(call, access),
      projectTags: await viewProjectTags(call, access),
      tags: rights.includes('projectTags.basic') ? await listOfferedTags(call, access) : [],
      parentProject:
        parent && overview.isAccessForParentProject
          ? { id: parent.id, code: parent.code, name: parent.name }
          : null,
      projectFilesStorage: await listFileLinks(call, access),
      isAddSubProject: overview.isAddSubProject,
      isAccessForParentProject: overview.isAccessForParentProject,
      isRequested: overview.isAlreadyRequested,
      isLinked: overview.isLinked,
      isApexProject: overview.isApexProject,
      isProjectOwner: overview.isProjectOwner,
      isTaggable: isTaggable(call, access),
    });
  },

  createProject: async (call) => {
    const { parentId = null } = call.body;
    const parent = parentId === null ? null : await requireParent(call, parentId);
    const project = await addProject(call, call.body, parent?.id ?? null);
    return ok({
      project: await overviewNow(call, project),
      successMessages: [message('projectCreated')],
    });
  },

  updateProject: async (call) => {
    const { db, body } = call;
    const { project } = await projectToEdit(call, body.id);
    checkVersion(project, body.version);
    const { startOn = project.startOn ?? null, dueOn = project.dueOn } = body;
    checkDays({ startOn, dueOn });
    const fields = {
      name: trimmed('name', body.name),
      code: body.code.toUpperCase() === project.code ? project.code : await freeCode(db, body.code),
      description: cleanOrEmpty(body.description),
      // A project from before there were start dates has none to change.
      ...(startOn !== (project.startOn ?? null) && { startOn }),
      dueOn,
    };
    const after = changed(project, fields, call);
    if (after.name !== project.name || after.code !== project.code) {
      await noteBookedNames(db, { projectId: project.id }, project);
    }
    await db.put('projects', after);
    await renameTasks(db, project, after);
    return ok({
      project: await overviewNow(call, after),
      successMessages: [message('projectUpdated')],
    });
  },

  deleteProject: async (call) => {
    const { db, path } = call;
    const { project } = await projectToTransfer(call, path.id);
    if ((await db.count('projects', { parentId: project.id })) > 0) {
      throw reject(409, 'projectHasSubProjects');
    }
    if ((await countBooked(db, project.id)) > 0) {
      throw reject(409, 'projectHasTime');
    }
    await endRequests(db, project);
    await notifyEmployee(call, {
      employeeId: project.ownerId,
      type: 'projectDeleted',
      data: { projectName: project.name },
    });
    await removeAll(db, project.id);
    await retireCode(db, project);
    return ok({ successMessages: [message('projectDeleted')] });
  },
};

/** Deletes a project with all records that belong only to it. */
async function removeAll(db: Db, projectId: string): Promise<void> {
  const parts = [
    'tasks',
    'projectMembers',
    'projectWatches',
    'projectFiles',
    'impediments',
    'projectTags',
    'projectChanges',
  ] as const;
  for (const part of parts) {
    for (const { id } of await db.query(part, { where: { projectId } })) await db.remove(part, id);
  }
  await clearDefault(db, projectId);
  await db.remove('projects', projectId);
}
