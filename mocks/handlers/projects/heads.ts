import { message, ok, type Handlers } from '../../core/handler.ts';
import { idFree } from '../../core/records.ts';
import { reject } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { assignableTags, listProjectTags } from '../../common/tags/project-tags.ts';
import { clearDefault } from './bookings.ts';
import { freeCode, renameTasks } from './codes.ts';
import { listFileLinks } from './files.ts';
import { getEmployeeId, projectToEdit, projectToGovern } from './gates.ts';
import { noteBookedNames } from '../../common/projects/booked-names.ts';
import { joinProject } from '../../common/projects/people.ts';
import { endRequests } from '../../common/projects/requests.ts';
import { requireProjectAccess, type Viewer } from '../../common/projects/access.ts';
import { overviewNow, buildOverview, listSubProjects } from '../../common/projects/view.ts';

type Db = Scope<World>;
type Group = Pick<
  Handlers<'projects'>,
  'getProject' | 'createProject' | 'updateProject' | 'deleteProject'
>;

/** Projects without their parts. Source: PROJ-004, PROJ-098, PROJ-046. */
export const heads: Group = {
  getProject: async (call) => {
    const access = await requireProjectAccess(call, call.path.id);
    const { project, above } = access;
    const overview = await buildOverview(call, access);
    const [parent] = above;
    return ok({
      project: overview,
      subProjects: await listSubProjects(call, project.id),
      projectTags: await listProjectTags(call.db, [project, ...above]),
      tags: await assignableTags(call),
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
    });
  },

  createProject: async (call) => {
    const project = await addProject(call, call.body, null);
    return ok({
      project: await overviewNow(call, project),
      successMessages: [message('projectCreated')],
    });
  },

  updateProject: async (call) => {
    const { db, body } = call;
    const { project } = await projectToEdit(call, body.id);
    checkVersion(project, body.version);
    const { dueOn = project.dueOn } = body;
    const fields = {
      name: trimmed('name', body.name),
      code: await freeCode(db, body),
      description: cleanOrEmpty(body.description),
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
    const { project } = await projectToGovern(call, path.id);
    if ((await db.count('projects', { parentId: project.id })) > 0) {
      throw reject(409, 'projectHasSubProjects');
    }
    if ((await db.count('entries', { projectId: project.id })) > 0) {
      throw reject(409, 'projectHasTime');
    }
    await endRequests(db, project);
    await removeAll(db, project.id);
    return ok({ successMessages: [message('projectDeleted')] });
  },
};

interface Draft {
  id: string;
  name: string;
  code: string;
  description: string;
  dueOn?: string | null;
}

/**
 * Creates a project that the caller owns as its first member. 403 without an employee record, 409
 * when the id or the code is taken.
 */
export async function addProject(
  viewer: Viewer,
  draft: Draft,
  parentId: string | null,
): Promise<Project> {
  const { db, clock } = viewer;
  const employeeId = getEmployeeId(viewer);
  idFree(await db.get('projects', draft.id));
  const fields = {
    id: draft.id,
    code: await freeCode(db, draft),
    name: trimmed('name', draft.name),
    parentId,
    description: cleanOrEmpty(draft.description),
    ownerId: employeeId,
    createdById: employeeId,
    createdOn: new Date(clock.now()).toISOString(),
    dueOn: draft.dueOn ?? null,
    isApexProject: false,
  };
  const project = created(fields, viewer);
  await db.put('projects', project);
  await joinProject(db, project.id, employeeId);
  return project;
}

/** Deletes a project with all records that belong only to it. */
async function removeAll(db: Db, projectId: string): Promise<void> {
  const parts = [
    'tasks',
    'projectMembers',
    'projectWatches',
    'projectFiles',
    'impediments',
    'projectTags',
  ] as const;
  for (const part of parts) {
    for (const { id } of await db.query(part, { where: { projectId } })) await db.remove(part, id);
  }
  await clearDefault(db, projectId);
  await db.remove('projects', projectId);
}
