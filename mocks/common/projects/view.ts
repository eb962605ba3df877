import type { components } from '#openapi/generated/types.ts';
import type { EntryRecord } from '../../store/world.ts';
import type { Project, Task } from '../../store/world/projects.ts';
import { foundOr404 } from '../../core/records.ts';
import { shownDay } from '../clockwork/period.ts';
import { isAccessible, isDirectMember } from '../analytics/access.ts';
import { loadMembers, readEffort, readRunning } from './people.ts';
import { readProjectAccess, type ProjectAccess, type Viewer } from './access.ts';

type Contract = components['schemas'];

/** A project with its members and tasks, and the person's permissions. Source: PROJ-016. */
export async function buildOverview(
  viewer: Viewer,
  access: ProjectAccess,
): Promise<Contract['ProjectOverview']> {
  const { db, user } = viewer;
  const { project, isOwner, isProjectOwner, isMember } = access;
  const [parent] = access.above;
  const { id, code, name, description, ownerId, createdOn, dueOn, isApexProject } = project;
  const isPlaced = await hasParentOrRequest(viewer, project);
  const running = await readRunning(db, { projectId: id });
  return {
    id,
    code,
    name,
    description,
    createdBy: project.creatorName ?? '',
    ownedBy: project.ownerName ?? '',
    ownerId,
    createdOn,
    createdOnAsString: shownDay(createdOn, user),
    dueOn,
    isAddSubProject: isProjectOwner,
    isAccessForParentProject: parent !== undefined && isAccessible(user, parent),
    isAlreadyRequested: isPlaced,
    isLinked: isPlaced,
    isApexProject,
    isProjectOwner,
    isOwner,
    isEditable: isOwner,
    isMember,
    isWatching: await isWatching(viewer, id),
    unResolvedImpediment: await countUnresolved(viewer, id),
    members: await loadMembers(viewer, id, running),
    tasks: await listTasks(viewer, project, running),
    version: project.version,
  };
}

/** The current state of the project, after a change. */
export async function overviewNow(viewer: Viewer, { id }: Pick<Project, 'id'>) {
  const project = foundOr404(await viewer.db.get('projects', id), 'projectUnknown');
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

/** Whether a project is on the person's watch list. */
async function isWatching({ db, user }: Viewer, projectId: string): Promise<boolean> {
  if (user.employeeId === null) return false;
  return (await db.count('projectWatches', { projectId, employeeId: user.employeeId })) > 0;
}

/** The number of unresolved impediments of a project. */
export const countUnresolved = ({ db }: Pick<Viewer, 'db'>, projectId: string): Promise<number> =>
  db.count('impediments', { projectId, resolvedOn: null });

/** The tasks of a project, by code. */
async function listTasks(
  viewer: Viewer,
  project: Project,
  running: readonly EntryRecord[],
): Promise<Contract['ProjectTask'][]> {
  const where = { projectId: project.id };
  const [tasks, getEffort] = await Promise.all([
    viewer.db.query('tasks', { where, order: { by: 'code' } }),
    readEffort(viewer, 'taskId', where, running),
  ]);
  return tasks.map((task) => toTask(project, task, getEffort(task.id)));
}

/** A task in the contract's form. */
export async function taskView(viewer: Viewer, project: Project, task: Task) {
  const getEffort = await readEffort(viewer, 'taskId', { taskId: task.id });
  return toTask(project, task, getEffort(task.id));
}

const toTask = (
  project: Project,
  task: Task,
  timeEffortAsString: string,
): Contract['ProjectTask'] => ({
  projectId: project.id,
  projectCode: project.code,
  projectName: project.name,
  projectDescription: project.description,
  taskId: task.id,
  taskCode: task.code,
  taskName: task.name,
  taskDescription: task.description,
  timeEffortAsString,
  version: task.version,
});

/** The sub-projects of a project, by code. */
export async function listSubProjects(
  { db, user }: Viewer,
  parentId: string,
): Promise<Contract['SubProject'][]> {
  const projects = await db.query('projects', { where: { parentId }, order: { by: 'code' } });
  const owners = await db.getMany(
    'employees',
    projects.map(({ ownerId }) => ownerId),
  );
  return projects.map((project) => ({
    id: project.id,
    code: project.code,
    name: project.name,
    createdOnAsString: shownDay(project.createdOn, user),
    description: project.description,
    profileImageUrl: owners.get(project.ownerId)?.profileImageUrl ?? null,
    employeeName: owners.get(project.ownerId)?.fullName ?? '',
    isSubProjectMember: isDirectMember(user, project),
  }));
}
