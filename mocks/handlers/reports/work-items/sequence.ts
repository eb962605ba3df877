/** The items of a group in their order, read in parts. */
import { getSortKey } from '../../../store/sort-key.ts';
import type { Field } from '../../../store/store.ts';
import type { Task } from '../../../store/world/projects.ts';
import { rejectField } from '../../../core/requests/http-error.ts';
import {
  isImpossible,
  narrow,
  toCondition,
  type Constraints,
  type TaskCondition,
} from './constraints.ts';
import type { FoundImpediment } from './impediments.ts';
import type { WorkViewFacts } from './view.ts';

/** A stored item of the list. */
export type Found = { task: Task } | { found: FoundImpediment };

interface Part {
  offset: number;
  limit: number;
}

/** The items of a group. */
interface Items {
  facts: WorkViewFacts;
  tasks: TaskCondition;
  impediments: readonly FoundImpediment[];
  /** Those of the tasks that have time within the days. */
  timed: readonly Task[];
}

type Nullable = 'dueOn' | 'estimateInSeconds' | 'assigneeName';

interface Sorting {
  by: Field<Task>;
  /** The field, if it may be empty: those without a value come last. */
  nullable: Nullable | null;
  isDescending: boolean;
  /** Places impediments among the tasks; otherwise they come last. */
  keys: {
    task(task: Task): string | null;
    impediment(found: FoundImpediment): string | null;
  } | null;
}

const sorts: Readonly<Record<string, Omit<Sorting, 'isDescending'>>> = {
  due: { by: 'dueOn', nullable: 'dueOn', keys: null },
  estimate: { by: 'estimateInSeconds', nullable: 'estimateInSeconds', keys: null },
  order: { by: 'planKey', nullable: null, keys: null },
  // Those with time are put first; the others come in the order of their projects.
  hours: { by: 'workKey', nullable: null, keys: null },
  title: {
    by: 'name',
    nullable: null,
    keys: {
      task: ({ name }) => getSortKey(name),
      impediment: ({ impediment }) => getSortKey(impediment.impediments),
    },
  },
  project: {
    by: 'workKey',
    nullable: null,
    keys: {
      task: ({ workKey = '' }) => workKey,
      impediment: ({ project }) => getSortKey(project.code),
    },
  },
  person: {
    by: 'assigneeName',
    nullable: 'assigneeName',
    keys: {
      task: ({ assigneeName = null }) => assigneeName && getSortKey(assigneeName),
      impediment: ({ personName }) => getSortKey(personName),
    },
  },
};

/** The requested order. 400 for an unknown one. */
export function toSorting(sort: string | null): Sorting & { name: string } {
  const isDescending = sort?.startsWith('-') ?? false;
  const name = isDescending ? (sort ?? '').slice(1) : (sort ?? 'due');
  const found = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!found) throw rejectField('sort', 'columnUnknown', { column: name });
  return { ...found, isDescending, name };
}

/** A part of the items of a group. */
export async function readItems(items: Items, part: Part): Promise<Found[]> {
  const sorting = toSorting(items.facts.call.body.sort);
  if (sorting.keys) return readMerged(items, { sorting, keys: sorting.keys, part });
  const tasks =
    sorting.name === 'hours'
      ? await readByHours(items, sorting, part)
      : await readTasks(items, sorting, part);
  const rest = part.limit - tasks.rows.length;
  const from = Math.max(0, part.offset - tasks.total);
  const impediments = rest > 0 ? newestFirst(items.impediments).slice(from, from + rest) : [];
  return [...tasks.rows.map((task) => ({ task })), ...impediments.map((found) => ({ found }))];
}

const newestFirst = (impediments: readonly FoundImpediment[]): FoundImpediment[] =>
  impediments.toSorted((a, b) => {
    const [one, other] = [a.impediment, b.impediment];
    return one.createdOn === other.createdOn
      ? compareIds(one, other)
      : one.createdOn > other.createdOn
        ? -1
        : 1;
  });

const compareIds = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

interface TaskPage {
  rows: Task[];
  total: number;
}

/** A part of the tasks: those without a value of the order come last. */
async function readTasks(
  { facts, tasks }: Pick<Items, 'facts' | 'tasks'>,
  { by, nullable, isDescending }: Sorting,
  { offset, limit }: Part,
): Promise<TaskPage> {
  const direction = isDescending ? 'descending' : 'ascending';
  const read = async (more: Constraints, part: Part): Promise<TaskPage> => {
    const condition = narrow(tasks, more);
    if (isImpossible(condition)) return { rows: [], total: 0 };
    const order = { by, direction } as const;
    return facts.call.db.page('tasks', { ...toCondition(condition), order, ...part });
  };
  if (nullable === null) return read({}, { offset, limit });
  const valued = await read({ [nullable]: {} }, { offset, limit });
  const from = Math.max(0, offset - valued.total);
  const rest = await read(
    { [nullable]: [null] },
    { offset: from, limit: limit - valued.rows.length },
  );
  return { rows: [...valued.rows, ...rest.rows], total: valued.total + rest.total };
}

/** A part of the tasks: those with time first. */
async function readByHours(items: Items, sorting: Sorting, part: Part): Promise<TaskPage> {
  const { facts, timed } = items;
  const sign = sorting.isDescending ? -1 : 1;
  const getSeconds = ({ id }: Task) => facts.seconds.get(id) ?? 0;
  const first = timed.toSorted(
    (a, b) => (getSeconds(a) - getSeconds(b)) * sign || compareKeys(a, b) || compareIds(a, b),
  );
  const rows = first.slice(part.offset, part.offset + part.limit);
  const at = Math.max(0, part.offset - first.length);
  // The first of these that is read has at most so many with time before it as there are at all.
  const window = { offset: at, limit: part.limit + first.length };
  const all = await readTasks(items, { ...sorting, isDescending: false }, window);
  const [start] = all.rows;
  const before = start ? timed.filter((task) => isBefore(task, start)).length : 0;
  const withTime = new Set(timed.map(({ id }) => id));
  const rest = all.rows.filter(({ id }) => !withTime.has(id));
  const more = rest.slice(before, before + part.limit - rows.length);
  return { rows: [...rows, ...more], total: all.total };
}

const compareKeys = ({ workKey: a = '' }: Task, { workKey: b = '' }: Task): number =>
  a < b ? -1 : a > b ? 1 : 0;

const isBefore = (task: Task, other: Task): boolean =>
  (compareKeys(task, other) || compareIds(task, other)) < 0 && task.id !== other.id;

/** A part of the tasks and impediments in one order. */
async function readMerged(
  items: Items,
  { sorting, keys, part }: { sorting: Sorting; keys: NonNullable<Sorting['keys']>; part: Part },
): Promise<Found[]> {
  const { impediments } = items;
  const sign = sorting.isDescending ? -1 : 1;
  const compare = (a: Keyed, b: Keyed): number => {
    if (a.key === b.key) return compareIds(a, b);
    if (a.key === null) return 1;
    if (b.key === null) return -1;
    return a.key < b.key ? -sign : sign;
  };
  const others = impediments
    .map((found): Keyed => ({
      key: keys.impediment(found),
      id: found.impediment.id,
      item: { found },
    }))
    .toSorted(compare);
  // So many of the items before the part may be impediments.
  const offset = Math.max(0, part.offset - others.length);
  const limit = part.limit + others.length;
  const { rows } = await readTasks(items, sorting, { offset, limit });
  const tasks = rows.map((task): Keyed => ({ key: keys.task(task), id: task.id, item: { task } }));
  const [start] = tasks;
  // Beyond the end.
  if (!start && offset > 0) return [];
  const before = start && offset > 0 ? others.filter((each) => compare(each, start) < 0).length : 0;
  const merged = [...tasks, ...others.slice(before)].toSorted(compare);
  const from = part.offset - offset - before;
  return merged.slice(from, from + part.limit).map(({ item }) => item);
}

interface Keyed {
  key: string | null;
  id: string;
  item: Found;
}
