import { message, ok, type Handlers } from '../../core/handler.ts';
import { foundOr404 } from '../../core/records.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { Project, Task } from '../../store/world/projects.ts';
import { rebook } from './bookings.ts';
import { nextCode, nextTaskCode } from './codes.ts';
import { projectToEdit, projectToWorkOn } from './gates.ts';
import { addProject } from './heads.ts';
import { findOutsiders, noteBookedNames } from '../../common/projects/booked-names.ts';
import { joinProject } from '../../common/projects/people.ts';
import { membershipId, requireProjectAccess, type Viewer } from '../../common/projects/access.ts';
import { notifyEmployees } from './notify-employee.ts';
import { overviewNow, taskView } from '../../common/projects/view.ts';

type Group = Pick<
  Handlers<'projects'>,
  | 'createProjectTask'
  | 'createTaskUnderProject'
  | 'getProjectTask'
  | 'updateProjectTask'
  | 'deleteProjectTask'
  | 'moveProjectTask'
  | 'convertTaskToProject'
>;

/** Tasks of a project. Source: PROJ-041, PROJ-098. */
export const tasks: Group = {
  createProjectTask: async (call) => {
    const { task } = await addTask(call, call.body);
    return ok({ taskId: task.id, successMessages: [message('taskCreated')] });
  },

  createTaskUnderProject: async (call) => {
    const { project, task } = await addTask(call, call.body);
    return ok({
      task: await taskView(call, project, task),
      successMessages: [message('taskCreated')],
    });
  },

  getProjectTask: async (call) => {
    const task = await getTaskRecord(call, call.path.id);
    const { project } = await requireProjectAccess(call, task.projectId);
    return ok({ task: await taskView(call, project, task) });
  },

  updateProjectTask: async (call) => {
    const { db, body } = call;
    const task = await getTaskRecord(call, body.taskId);
    const { project } = await projectToWorkOn(call, task.projectId);
    checkVersion(task, body.version);
    const description = cleanOrEmpty(body.taskDescription);
    const after = changed(task, { name: trimmed('taskName', body.taskName), description }, call);
    if (after.name !== task.name || after.description !== task.description) {
      await noteBookedNames(db, { taskId: task.id }, project);
    }
    await db.put('tasks', after);
    return ok({
      task: await taskView(call, project, after),
      successMessages: [message('taskUpdated')],
    });
  },

  deleteProjectTask: async (call) => {
    const { db, path } = call;
    const task = await getTaskRecord(call, path.id);
    const { project } = await projectToEdit(call, task.projectId);
    await rebook(db, task.id, { projectId: project.id, taskId: null });
    await db.remove('tasks', task.id);
    return ok({ successMessages: [message('taskDeleted')] });
  },

  moveProjectTask: async (call) => {
    const { db, query } = call;
    const task = await getTaskRecord(call, query.taskId);
    await projectToEdit(call, task.projectId);
    const { project: target } = await projectToEdit(call, query.projectId);
    if (target.id === task.projectId) throw reject(409, 'taskIsThere');
    const taskPosition = { projectId: target.id, code: await nextTaskCode(db, target) };
    const after = changed(task, taskPosition, call);
    await noteBookedNames(db, { taskId: task.id }, target);
    await db.put('tasks', after);
    await rebook(db, task.id, { projectId: target.id, taskId: task.id });
    const project = `${target.code} ${target.name}`;
    return ok({
      task: await taskView(call, target, after),
      successMessages: [message('taskMoved', { project })],
    });
  },

  convertTaskToProject: async (call) => {
    const { db, body } = call;
    const task = await getTaskRecord(call, body.taskId);
    if (task.projectId !== body.projectId) throw rejectField('taskId', 'taskUnknown');
    const { project: source } = await projectToEdit(call, task.projectId);
    const draft = {
      id: crypto.randomUUID(),
      code: await nextCode(db, source),
      name: trimmed('taskName', body.taskName),
      description: body.taskDescription,
    };
    const project = await addProject(call, draft, body.isMainProject ? null : source.id);
    await bringAlong(call, { source, project, task });
    await noteBookedNames(db, { taskId: task.id }, project);
    await rebook(db, task.id, { projectId: project.id, taskId: null });
    await db.remove('tasks', task.id);
    return ok({
      projectDetail: await overviewNow(call, project),
      successMessages: [message('taskConverted')],
    });
  },
};

/** A task that a request refers to. Also 404 when the user has no access to its project. */
async function getTaskRecord(viewer: Viewer, id: string): Promise<Task> {
  return foundOr404(await viewer.db.get('tasks', id), 'projectTaskUnknown');
}

interface Draft {
  projectId: string;
  taskName: string;
  taskDescription: string;
}

async function addTask(viewer: Viewer, draft: Draft): Promise<{ project: Project; task: Task }> {
  const { db } = viewer;
  const { project } = await projectToWorkOn(viewer, draft.projectId);
  const fields = {
    id: crypto.randomUUID(),
    code: await nextTaskCode(db, project),
    name: trimmed('taskName', draft.taskName),
    description: cleanOrEmpty(draft.taskDescription),
    projectId: project.id,
  };
  const task = created(fields, viewer);
  await db.put('tasks', task);
  return { project, task };
}

/**
 * Everyone who has booked time on a task, and still has access to its project, becomes a member of
 * the project that it is turned into, and is notified.
 */
async function bringAlong(
  viewer: Viewer,
  { source, project, task }: { source: Project; project: Project; task: Task },
): Promise<void> {
  const { db } = viewer;
  const groups = await db.groups('entries', { where: { taskId: task.id }, by: 'employeeId' });
  const booked = groups.flatMap(({ value }) => value ?? []);
  if (booked.length === 0) return;
  const outsiders = await findOutsiders(db, booked, source.id);
  const employeeIds = booked.filter((id) => !outsiders.includes(id));
  const memberships = employeeIds.map((id) => membershipId(project.id, id));
  const members = await db.getMany('projectMembers', memberships);
  for (const id of employeeIds) {
    if (!members.has(membershipId(project.id, id))) await joinProject(db, project.id, id);
  }
  const data = { projectName: project.name, projectId: project.id, taskName: task.name };
  const about = { type: 'taskConverted', data } as const;
  await notifyEmployees(
    viewer,
    employeeIds.map((employeeId) => ({ employeeId, ...about })),
  );
}
