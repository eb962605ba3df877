import { isParticipant } from '../../../common/analytics/access.ts';
import { readBooked, readRunning } from '../../../common/projects/people.ts';
import { getOrder } from '../../../common/projects/task-order.ts';
import type { Employee } from '../../../store/world/people.ts';
import type { Project, Task } from '../../../store/world/projects.ts';
import { findEditable } from './editable.ts';
import { asTask, getGroupId } from './groups.ts';
import { getImpedimentStatus, type FoundImpediment } from './impediments.ts';
import type { Found } from './sequence.ts';
import type { Item, WorkViewFacts } from './view.ts';

interface Related {
  projects: ReadonlyMap<string, Project>;
  employees: ReadonlyMap<string, Employee>;
  editable: ReadonlySet<string>;
  getSeconds: (taskId: string) => number;
  /** Numbers of running timers. */
  running: ReadonlyMap<string, number>;
}

/** Items in the contract's form; what they refer to is read once for all of them. */
export async function toRows(facts: WorkViewFacts, items: readonly Found[]): Promise<Item[]> {
  const { db, clock } = facts.call;
  const tasks = items.flatMap((item) => ('task' in item ? item.task : []));
  const others = items.flatMap((item) => ('found' in item ? item.found : []));
  const taskIds = tasks.map(({ id }) => id);
  const people = [
    ...tasks.flatMap(({ assigneeId }) => assigneeId ?? []),
    ...others.map(({ impediment }) => impediment.createdBy),
  ];
  const ofTasks = { taskId: taskIds };
  const [projects, employees, entries] = await Promise.all([
    db.getMany('projects', new Set(tasks.map(({ projectId }) => projectId))),
    db.getMany('employees', new Set(people)),
    taskIds.length > 0 ? readRunning(db, ofTasks) : [],
  ]);
  const booked =
    taskIds.length > 0 ? await readBooked({ db, clock }, 'taskId', ofTasks, entries) : null;
  const running = Map.groupBy(entries, ({ taskId }) => taskId ?? '');
  const related: Related = {
    projects,
    employees,
    editable: await findEditable(facts.call, [...projects.values()]),
    getSeconds: (id) => booked?.getSeconds(id) ?? 0,
    running: new Map([...running].map(([id, own]) => [id, own.length])),
  };
  return items.map((item) =>
    'task' in item ? toTask(facts, item.task, related) : toImpediment(facts, item.found, related),
  );
}

const getGroup = (facts: WorkViewFacts, task: Parameters<typeof getGroupId>[1]): string | null => {
  const { group = 'none' } = facts.call.body;
  return group === 'none' ? null : getGroupId(facts, task);
};

function toTask(facts: WorkViewFacts, task: Task, related: Related): Item {
  const { user } = facts.call;
  const { id, projectId, assigneeId = null } = task;
  const project = related.projects.get(projectId);
  const person = related.employees.get(assigneeId ?? '');
  const editBlock = !facts.hasProjectRight
    ? 'noRight'
    : isParticipant(user, task)
      ? null
      : 'notMember';
  return {
    kind: 'task',
    id,
    projectId,
    projectCode: project?.code ?? '',
    projectName: project?.name ?? '',
    code: task.code,
    title: task.name,
    description: task.description,
    status: task.status ?? 'open',
    personId: assigneeId,
    personName: person?.fullName ?? null,
    personImageUrl: person?.profileImageUrl ?? null,
    startOn: task.startOn ?? null,
    dueOn: task.dueOn ?? null,
    order: getOrder(task),
    estimateInSeconds: task.estimateInSeconds ?? null,
    totalSeconds: related.getSeconds(id),
    periodSeconds: facts.seconds.get(id) ?? 0,
    mySeconds: facts.ownSeconds.get(id) ?? 0,
    runningCount: related.running.get(id) ?? 0,
    reasons: getTaskReasons(facts, task),
    groupId: getGroup(facts, task),
    isEditable: editBlock === null,
    editBlock,
    isMovable: editBlock === null && related.editable.has(projectId),
    createdOn: task.createdOn ?? null,
    version: task.version,
  };
}

function getTaskReasons(facts: WorkViewFacts, task: Task): Item['reasons'] {
  const { employeeId, watched, ownSeconds } = facts;
  if (employeeId === '') return [];
  return [
    ...(task.assigneeId === employeeId ? (['assigned'] as const) : []),
    ...(watched.has(task.projectId) ? (['watched'] as const) : []),
    ...(ownSeconds.has(task.id) ? (['timed'] as const) : []),
    ...(task.createdById === employeeId ? (['raised'] as const) : []),
  ];
}

function toImpediment(facts: WorkViewFacts, found: FoundImpediment, related: Related): Item {
  const { employeeId, watched, hasProjectRight, call } = facts;
  const { impediment, project, personName } = found;
  const block = !hasProjectRight
    ? 'noRight'
    : !isParticipant(call.user, project)
      ? 'notMember'
      : impediment.resolvedOn === null
        ? null
        : 'resolved';
  return {
    kind: 'impediment',
    id: impediment.id,
    projectId: project.id,
    projectCode: project.code,
    projectName: project.name,
    code: null,
    title: impediment.impediments,
    description: '',
    status: getImpedimentStatus(impediment),
    personId: impediment.createdBy,
    personName,
    personImageUrl: related.employees.get(impediment.createdBy)?.profileImageUrl ?? null,
    startOn: null,
    dueOn: null,
    order: null,
    estimateInSeconds: null,
    totalSeconds: null,
    periodSeconds: null,
    mySeconds: null,
    runningCount: 0,
    reasons: [
      ...(watched.has(project.id) ? (['watched'] as const) : []),
      ...(impediment.createdBy === employeeId ? (['raised'] as const) : []),
    ],
    groupId: getGroup(facts, asTask(found)),
    isEditable: block === null,
    editBlock: block,
    isMovable: false,
    createdOn: impediment.createdOn,
    version: impediment.version,
  };
}
