import type { components } from '@atrium/contract/generated/types.ts';
import type { EntryRecord } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';
import type { Project, Task } from '../../store/world/projects.ts';
import { effortAsString } from '../analytics/effort.ts';
import type { Viewer } from './access.ts';
import { readRunning, readSeconds } from './people.ts';
import { getOrder } from './task-order.ts';

type ProjectTask = components['schemas']['ProjectTask'];

const noEmployees: ReadonlyMap<string, Employee> = new Map();

/** The tasks of a project, by code. `running` are its running entries. */
export async function listTasks(
  viewer: Viewer,
  project: Project,
  running: readonly EntryRecord[],
): Promise<ProjectTask[]> {
  const where = { projectId: project.id };
  const tasks = await viewer.db.query('tasks', { where, order: { by: 'code' } });
  if (tasks.length === 0) return [];
  const assigneeIds = tasks.flatMap(({ assigneeId }) => assigneeId ?? []);
  const [getSeconds, assignees] = await Promise.all([
    readSeconds(viewer, 'taskId', where, running),
    assigneeIds.length > 0 ? viewer.db.getMany('employees', assigneeIds) : noEmployees,
  ]);
  const runningBy = Map.groupBy(running, ({ taskId }) => taskId);
  return tasks.map((task) =>
    toTask(project, task, {
      seconds: getSeconds(task.id),
      runningCount: runningBy.get(task.id)?.length ?? 0,
      assignee: assignees.get(task.assigneeId ?? ''),
    }),
  );
}

/** A task in the contract's form. */
export async function taskView(viewer: Viewer, project: Project, task: Task): Promise<ProjectTask> {
  const where = { taskId: task.id };
  const running = await readRunning(viewer.db, where);
  const getSeconds = await readSeconds(viewer, 'taskId', where, running);
  const { assigneeId } = task;
  return toTask(project, task, {
    seconds: getSeconds(task.id),
    runningCount: running.length,
    assignee: assigneeId ? await viewer.db.get('employees', assigneeId) : undefined,
  });
}

interface TaskFacts {
  /** The task's own time. */
  seconds: number;
  /** The number of timers that run on it. */
  runningCount: number;
  assignee: Employee | undefined;
}

const toTask = (
  project: Project,
  task: Task,
  { seconds, runningCount, assignee }: TaskFacts,
): ProjectTask => ({
  projectId: project.id,
  projectCode: project.code,
  projectName: project.name,
  projectDescription: project.description,
  taskId: task.id,
  taskCode: task.code,
  taskName: task.name,
  taskDescription: task.description,
  timeEffortAsString: effortAsString(seconds),
  timeInSeconds: seconds,
  runningCount,
  status: task.status ?? 'open',
  assigneeId: task.assigneeId ?? null,
  assigneeName: assignee?.fullName ?? null,
  assigneeImageUrl: assignee?.profileImageUrl ?? null,
  startOn: task.startOn ?? null,
  dueOn: task.dueOn ?? null,
  order: getOrder(task),
  estimateInSeconds: task.estimateInSeconds ?? null,
  createdOn: task.createdOn ?? null,
  createdBy: task.createdByName ?? null,
  version: task.version,
});
