import { compareNames } from '../../store/sort-key.ts';
import type { components } from '#openapi/generated/types.ts';
import type { EntryRecord } from '../../store/world.ts';
import type { Project, Task } from '../../store/world/projects.ts';
import { shownDay } from '../clockwork/period.ts';
import { sumEffort, loadMembers, loadName } from './people.ts';
import {
  hasAccess,
  membershipId,
  readProjectAccess,
  type ProjectAccess,
  type Viewer,
} from './access.ts';

type Contract = components['schemas'];

/** A project with its members and tasks, and the person's permissions. Source: PROJ-016. */
export async function buildOverview(
  viewer: Viewer,
  access: ProjectAccess,
): Promise<Contract['ProjectOverview']> {
  const { db, user } = viewer;
  const { project, isOwner, isProjectOwner, isMember } = access;
  const { id, code, name, description, ownerId, createdOn, dueOn, isApexProject } = project;
  const isPlaced = await hasParentOrRequest(viewer, project);
  return {
    id,
    code,
    name,
    description,
    createdBy: await loadName(db, project.createdById),
    ownedBy: await loadName(db, ownerId),
    ownerId,
    createdOn,
    createdOnAsString: shownDay(createdOn, user),
    dueOn,
    isAddSubProject: isProjectOwner,
    isAccessForParentProject: await hasAccessToParent(viewer, access),
    isAlreadyRequested: isPlaced,
    isLinked: isPlaced,
    isApexProject,
    isProjectOwner,
    isOwner,
    isEditable: isOwner,
    isMember,
    isWatching: await isWatching(viewer, id),
    unResolvedImpediment: await countUnresolved(viewer, id),
    members: await loadMembers(viewer, id),
    tasks: await listTasks(viewer, project),
    version: project.version,
  };
}

/** The current state of the project, after a change. */
export async function overviewNow(viewer: Viewer, project: Project) {
  return buildOverview(viewer, await readProjectAccess(viewer, project));
}

/**
 * Whether a project is linked, has a pending link request, or is an apex project: then nothing can
 * be requested for it. Source: PROJ-030.
 */
async function hasParentOrRequest({ db }: Pick<Viewer, 'db'>, project: Project): Promise<boolean> {
  if (project.parentId !== null || project.isApexProject) return true;
  return (await db.get('subProjectRequests', project.id)) !== undefined;
}

async function hasAccessToParent(viewer: Viewer, { above }: ProjectAccess): Promise<boolean> {
  const [parent] = above;
  return parent !== undefined && hasAccess(viewer, await readProjectAccess(viewer, parent));
}

/** Whether a project is on the person's watch list. */
async function isWatching({ db, user }: Viewer, projectId: string): Promise<boolean> {
  if (user.employeeId === null) return false;
  return (await db.count('projectWatches', { projectId, employeeId: user.employeeId })) > 0;
}

/** The number of unresolved impediments of a project. */
export const countUnresolved = ({ db }: Pick<Viewer, 'db'>, projectId: string): Promise<number> =>
  db.count('impediments', { projectId, resolvedOn: null });

/** The tasks of a project, by code. */
async function listTasks(viewer: Viewer, project: Project): Promise<Contract['ProjectTask'][]> {
  const where = { projectId: project.id };
  const entries = await viewer.db.query('entries', { where });
  const byTask = Map.groupBy(entries, ({ taskId }) => taskId);
  const tasks = await viewer.db.query('tasks', { where });
  return tasks
    .toSorted((a, b) => compareNames(a.code, b.code))
    .map((task) => taskIn(viewer, project, task, byTask.get(task.id) ?? []));
}

/** A task in the contract's form. */
export async function taskView(viewer: Viewer, project: Project, task: Task) {
  const entries = await viewer.db.query('entries', { where: { taskId: task.id } });
  return taskIn(viewer, project, task, entries);
}

function taskIn(
  viewer: Viewer,
  project: Project,
  task: Task,
  entries: readonly EntryRecord[],
): Contract['ProjectTask'] {
  return {
    projectId: project.id,
    projectCode: project.code,
    projectName: project.name,
    projectDescription: project.description,
    taskId: task.id,
    taskCode: task.code,
    taskName: task.name,
    taskDescription: task.description,
    timeEffortAsString: sumEffort(viewer, entries),
    version: task.version,
  };
}

/** The sub-projects of a project, by code. */
export async function listSubProjects(
  { db, user }: Viewer,
  parentId: string,
): Promise<Contract['SubProject'][]> {
  const projects = await db.query('projects', { where: { parentId }, order: { by: 'code' } });
  return Promise.all(
    projects.map(async ({ id, code, name, createdOn, description, ownerId }) => {
      const owner = await db.get('employees', ownerId);
      const membership =
        user.employeeId && (await db.get('projectMembers', membershipId(id, user.employeeId)));
      return {
        id,
        code,
        name,
        createdOnAsString: shownDay(createdOn, user),
        description,
        profileImageUrl: owner?.profileImageUrl ?? null,
        employeeName: owner?.fullName ?? '',
        isSubProjectMember:
          ownerId === user.employeeId || (membership ? membership.isActiveMember : false),
      };
    }),
  );
}
