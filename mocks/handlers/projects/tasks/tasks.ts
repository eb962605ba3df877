import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import type { Project, Task } from '../../../store/world/projects.ts';
import { rebook } from './bookings.ts';
import { nextCode, nextTaskCode, retireTaskCode } from '../list/codes.ts';
import { projectToEdit, projectToWorkOn } from '../parts/gates.ts';
import { addProject } from '../new-project.ts';
import { findOutsiders, noteBookedNames } from '../../../common/projects/booked-names.ts';
import { joinProject, loadName } from '../../../common/projects/people.ts';
import {
  getLastPlace,
  getOrder,
  getPlaceBetween,
  toOrdered,
} from '../../../common/projects/task-order.ts';
import { isParticipant } from '../../../common/analytics/access.ts';
import {
  membershipId,
  requireProjectAccess,
  type Viewer,
} from '../../../common/projects/access.ts';
import { notifyEmployees } from '../../../common/projects/notify-employee.ts';
import { taskView } from '../../../common/projects/task-view.ts';
import { overviewNow } from '../../../common/projects/view.ts';
import { canBeAssigned, hasContent, parseTaskFields } from './task-fields.ts';

type Group = Pick<
  Handlers<'projects'>,
  | 'createProjectTask'
  | 'createTaskUnderProject'
  | 'getProjectTask'
  | 'updateProjectTask'
  | 'deleteProjectTask'
  | 'reorderProjectTask'
  | 'moveProjectTask'
  | 'convertTaskToProject'
>;

/** Tasks of a project. Source: PROJ-041, PROJ-098. */
export const tasks: Group = {
  createProjectTask: async (call) => {
    const { project, task } = await addTask(call, call.body);
    return ok({
      taskId: task.id,
      task: await taskView(call, project, task),
      successMessages: [message('taskCreated')],
    });
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
    checkVersion(task, body.version, { name: 'taskName', description: 'taskDescription' });
    const after = changed(task, await parseTaskFields(db, project, body, task), call);
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
    await retireTaskCode(db, project, task);
    await db.remove('tasks', task.id);
    return ok({ successMessages: [message('taskDeleted')] });
  },

  reorderProjectTask: async (call) => {
    const { db, body } = call;
    const task = await getTaskRecord(call, body.taskId);
    const { project } = await projectToWorkOn(call, task.projectId);
    const others = (await loadTasks(db, project)).filter(({ id }) => id !== task.id);
    const at = others.findIndex(({ id }) => id === body.afterTaskId);
    if (body.afterTaskId !== null && at < 0) throw rejectField('afterTaskId', 'taskOfOtherProject');
    const [before, next] = [others[at], others[at + 1]];
    const order = next
      ? getPlaceBetween(before ? getOrder(before) : '', getOrder(next))
      : getLastPlace(others);
    const after = { ...task, order };
    await db.put('tasks', after);
    return ok({ task: await taskView(call, project, after), successMessages: [] });
  },

  moveProjectTask: async (call) => {
    const { db, query } = call;
    const task = await getTaskRecord(call, query.taskId);
    const { project: source } = await projectToEdit(call, task.projectId);
    const { project: target } = await projectToEdit(call, query.projectId);
    if (target.id === source.id) throw reject(409, 'taskIsThere');
    const { assigneeId = null } = task;
    const isAssigned = assigneeId !== null && (await canBeAssigned(db, target, assigneeId));
    const position = {
      projectId: target.id,
      code: await nextTaskCode(db, target),
      order: getLastPlace(await loadTasks(db, target)),
      assigneeId: isAssigned ? assigneeId : null,
    };
    const after = changed(task, position, call);
    await noteBookedNames(db, { taskId: task.id }, target);
    await retireTaskCode(db, source, task);
    await db.put('tasks', after);
    await rebook(db, task.id, { projectId: target.id, taskId: task.id });
    const project = `${target.code} ${target.name}`;
    const messages = [message('taskMoved', { project })];
    if (assigneeId !== null && !isAssigned) {
      messages.push(message('assigneeRemoved', { name: await loadName(db, assigneeId), project }));
    }
    return ok({ task: await taskView(call, target, after), successMessages: messages });
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
      dueOn: task.dueOn ?? null,
    };
    const project = await addProject(call, draft, body.isMainProject ? null : source.id);
    await bringAlong(call, { source, project, task });
    await noteBookedNames(db, { taskId: task.id }, project);
    await rebook(db, task.id, { projectId: project.id, taskId: null });
    await retireTaskCode(db, source, task);
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

/** The tasks of a project in their order. */
const loadTasks = async (db: Viewer['db'], { id }: Project): Promise<Task[]> =>
  toOrdered(await db.query('tasks', { where: { projectId: id } }));

type Draft = Parameters<typeof parseTaskFields>[2] & { projectId: string; id?: string };

/** Creates a task; a repeated request with the same content returns the task that it created. */
async function addTask(viewer: Viewer, draft: Draft): Promise<{ project: Project; task: Task }> {
  const { db, user, person, clock } = viewer;
  const { project } = await projectToWorkOn(viewer, draft.projectId);
  const fields = await parseTaskFields(db, project, draft);
  const { id = crypto.randomUUID() } = draft;
  const existing = await db.get('tasks', id);
  if (existing) {
    const isSame = existing.projectId === project.id && hasContent(existing, fields);
    if (!isSame) throw reject(409, 'idTaken');
    return { project, task: existing };
  }
  const task = created(
    {
      id,
      code: await nextTaskCode(db, project),
      projectId: project.id,
      order: getLastPlace(await loadTasks(db, project)),
      createdOn: new Date(clock.now()).toISOString(),
      createdByName: person.name,
      createdById: user.employeeId,
      ...fields,
    },
    viewer,
  );
  await db.put('tasks', task);
  return { project, task };
}

/**
 * Everyone who has booked time on a task, and still takes part in its project, becomes a member of
 * the project that it is turned into, and is notified: not those who have left the company, or were
 * removed from the project.
 */
async function bringAlong(
  viewer: Viewer,
  { source, project, task }: { source: Project; project: Project; task: Task },
): Promise<void> {
  const { db } = viewer;
  const groups = await db.groups('entries', { where: { taskId: task.id }, by: 'employeeId' });
  const booked = groups.flatMap(({ value }) => value ?? []);
  if (booked.length === 0) return;
  const excluded = await findExcluded(db, booked, source);
  const employeeIds = booked.filter((id) => !excluded.has(id));
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

/** Those of some employees who have left, have no access to a project, or were removed from it. */
async function findExcluded(
  db: Viewer['db'],
  employeeIds: readonly string[],
  source: Project,
): Promise<ReadonlySet<string>> {
  const outsiders = await findOutsiders(db, employeeIds, source.id);
  const employees = await db.getMany('employees', employeeIds);
  const memberships = await db.getMany(
    'projectMembers',
    employeeIds.map((id) => membershipId(source.id, id)),
  );
  const left = employeeIds.filter((employeeId) => {
    const isRemoved =
      memberships.get(membershipId(source.id, employeeId))?.isActiveMember === false;
    const isAbsent = !employees.get(employeeId)?.isActive;
    return isAbsent || (isRemoved && !isParticipant({ employeeId }, source));
  });
  return new Set([...outsiders, ...left]);
}
