import { getSortKey } from '../../../store/sort-key.ts';
import type { Field } from '../../../store/store.ts';
import type { Task } from '../../../store/world/projects.ts';
import { addDays } from '../../../common/clockwork/time.ts';
import {
  isImpossible,
  narrow,
  toCondition,
  type Constraints,
  type TaskCondition,
} from './constraints.ts';
import { findEditable } from './editable.ts';
import { getImpedimentStatus, type FoundImpediment } from './impediments.ts';
import { notDone } from './task-condition.ts';
import type { ItemGroup, Status, WorkViewFacts } from './view.ts';

/** What the groups are made from. */
export interface Matching {
  tasks: TaskCondition;
  impediments: readonly FoundImpediment[];
  /** The matching tasks with time within the days. */
  timed: readonly Task[];
}

/** The group of all items where there is no grouping. */
const ungrouped = 'all';
const statuses = ['open', 'inProgress', 'blocked', 'done'] as const;
const dueGroups = ['overdue', 'today', 'thisWeek', 'nextWeek', 'later', 'none', 'done'] as const;

type Placed = Pick<Task, 'projectId' | 'assigneeId' | 'status' | 'dueOn'>;

const getGrouping = ({ call: { body } }: WorkViewFacts) =>
  body.group === undefined || body.group === 'none' ? null : body.group;

/** The id of a task's group. */
export function getGroupId(facts: WorkViewFacts, task: Placed): string {
  const grouping = getGrouping(facts);
  if (grouping === null) return ungrouped;
  if (grouping === 'status') return task.status ?? 'open';
  if (grouping === 'project') return task.projectId;
  if (grouping === 'person') return task.assigneeId ?? 'none';
  return task.status === 'done' ? 'done' : getDueGroup(facts, task.dueOn ?? null);
}

function getDueGroup({ today, weeks }: WorkViewFacts, dueOn: string | null) {
  if (dueOn === null) return 'none';
  if (dueOn < today) return 'overdue';
  if (dueOn === today) return 'today';
  if (dueOn < weeks.next) return 'thisWeek';
  return dueOn < weeks.later ? 'nextWeek' : 'later';
}

/** An impediment, grouped as a task of the person who raised it. */
export const asTask = ({ impediment }: FoundImpediment): Placed => ({
  projectId: impediment.projectId,
  assigneeId: impediment.createdBy,
  status: getImpedimentStatus(impediment),
  dueOn: null,
});

/** The condition of the tasks of a group. */
export function toGroupConstraints(facts: WorkViewFacts, id: string): Constraints {
  const { today, weeks } = facts;
  const grouping = getGrouping(facts);
  if (grouping === null) return {};
  if (grouping === 'status') return { status: id === 'open' ? [id, null] : [id] };
  if (grouping === 'project') return { projectId: [id] };
  if (grouping === 'person') return { assigneeId: [id === 'none' ? null : id] };
  const tomorrow = addDays(today, 1);
  const days: Record<string, Constraints['dueOn']> = {
    overdue: { below: today },
    today: { from: today, below: tomorrow },
    thisWeek: { from: tomorrow, below: weeks.next },
    nextWeek: { from: weeks.next, below: weeks.later },
    later: { from: weeks.later },
    none: [null],
  };
  return id === 'done' ? { status: ['done'] } : { status: notDone, dueOn: days[id] ?? [] };
}

/** The day that a task gets in a group of due dates: the last one of it. */
function getTargetDay({ today, weeks }: WorkViewFacts, id: string): string | null {
  if (id === 'today') return today;
  if (id === 'thisWeek') return addDays(weeks.next, -1);
  if (id === 'nextWeek') return addDays(weeks.later, -1);
  return id === 'later' ? weeks.later : null;
}

interface Counted {
  count: number;
  estimate: number;
}

/** All groups with their numbers, in their order; without a grouping, one. */
export async function listGroups(facts: WorkViewFacts, matching: Matching): Promise<ItemGroup[]> {
  const counted = await countTasks(facts, matching.tasks);
  for (const found of matching.impediments) {
    add(counted, getGroupId(facts, asTask(found)), { count: 1, estimate: 0 });
  }
  const seconds = new Map<string, number>();
  for (const task of matching.timed) {
    const id = getGroupId(facts, task);
    seconds.set(id, (seconds.get(id) ?? 0) + (facts.seconds.get(task.id) ?? 0));
  }
  const groups = [...counted].map(([id, { count, estimate }]): ItemGroup => ({
    id,
    name: null,
    imageUrl: null,
    count,
    periodSeconds: seconds.get(id) ?? 0,
    estimateInSeconds: estimate,
    dueOn: null,
    isTarget: true,
  }));
  return describe(facts, groups);
}

/** Counts the tasks by group, and sums their estimates. */
async function countTasks(
  facts: WorkViewFacts,
  tasks: TaskCondition,
): Promise<Map<string, Counted>> {
  const grouping = getGrouping(facts);
  const ids = grouping === 'status' ? statuses : grouping === 'due' ? dueGroups : [];
  const counted = new Map<string, Counted>(ids.map((id) => [id, { count: 0, estimate: 0 }]));
  if (grouping === null) counted.set(ungrouped, { count: 0, estimate: 0 });
  const addBy = async (
    by: Field<Task>,
    condition: TaskCondition,
    toId: (value: never) => string,
  ) => {
    if (isImpossible(condition)) return;
    const grouped = { ...toCondition(condition), by, sum: 'estimateInSeconds' as const };
    for (const { value, count, sum } of await facts.call.db.groups('tasks', grouped)) {
      add(counted, toId(value as never), { count, estimate: sum });
    }
  };
  if (grouping === 'due') {
    const open = narrow(tasks, { status: notDone });
    await addBy('dueOn', open, (day: string | null) => getDueGroup(facts, day));
    await addBy('status', narrow(tasks, { status: ['done'] }), () => 'done');
  } else if (grouping === 'project') await addBy('projectId', tasks, (id: string) => id);
  else if (grouping === 'person')
    await addBy('assigneeId', tasks, (id: string | null) => id ?? 'none');
  else {
    const toId = (status: Status | null) => (grouping === null ? ungrouped : (status ?? 'open'));
    await addBy('status', tasks, toId);
  }
  return counted;
}

function add(counted: Map<string, Counted>, id: string, { count, estimate }: Counted): void {
  const before = counted.get(id) ?? { count: 0, estimate: 0 };
  counted.set(id, { count: before.count + count, estimate: before.estimate + estimate });
}

/** Names the groups, and puts those of people and projects into order; nobody comes last. */
async function describe(facts: WorkViewFacts, groups: ItemGroup[]): Promise<ItemGroup[]> {
  const { db } = facts.call;
  const ids = groups.map(({ id }) => id);
  const grouping = getGrouping(facts);
  if (grouping === 'due') {
    return groups.map((group) => ({
      ...group,
      dueOn: getTargetDay(facts, group.id),
      isTarget: group.id !== 'overdue',
    }));
  }
  if (grouping === 'person') {
    const employees = await db.getMany('employees', ids);
    const named = groups.map((group) => ({
      ...group,
      name: employees.get(group.id)?.fullName ?? null,
      imageUrl: employees.get(group.id)?.profileImageUrl ?? null,
    }));
    return inOrder(named, ({ name }) => name);
  }
  if (grouping === 'project') {
    const projects = await db.getMany('projects', ids);
    const editable = await findEditable(facts.call, [...projects.values()]);
    const named = groups.map((group) => {
      const { code = '', name = '' } = projects.get(group.id) ?? {};
      return { ...group, name: `${code} ${name}`, isTarget: editable.has(group.id) };
    });
    return inOrder(named, ({ id }) => projects.get(id)?.code ?? '');
  }
  return groups;
}

function inOrder(groups: ItemGroup[], getText: (group: ItemGroup) => string | null): ItemGroup[] {
  const keyed = groups.map((group) => {
    const text = getText(group);
    return { group, key: text === null ? '\uFFFF' : getSortKey(text) };
  });
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ group }) => group);
}
