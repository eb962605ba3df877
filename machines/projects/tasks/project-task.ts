import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { ColumnFilter, ListColumns, ListSearch } from '../../lists/list-search.ts';
import { matching, searchName, type RecordFields } from '../../records/record-page.ts';
import { searchableText } from '../../texts.ts';
import { broken, validate, type FieldErrors } from '../../validation/field-errors.ts';
import { decimalText } from '../../validation/numbers.ts';
import { double, max, maxValue, minValue, oneOf, required } from '../../validation/rules.ts';

/** A task of a project. Source: PROJ-021. */
export type ProjectTask = Schema<'ProjectTask'>;
export type TaskStatus = Schema<'TaskStatus'>;

/** The progress of a task, in the order of its work. */
export const taskStatuses = ['open', 'inProgress', 'blocked', 'done'] as const;

export const getStatus = ({ status = 'open' }: ProjectTask): TaskStatus => status;

/** The form's fields; days are yyyy-MM-dd, the estimate is typed in hours. */
export type TaskForm = {
  taskName: string;
  taskDescription: string;
  status: TaskStatus;
  /** Empty for nobody. */
  assigneeId: string;
  startOn: string | null;
  dueOn: string | null;
  /** Empty for none. */
  estimate: string;
};

export const emptyTask: TaskForm = {
  taskName: '',
  taskDescription: '',
  status: 'open',
  assigneeId: '',
  startOn: null,
  dueOn: null,
  estimate: '',
};

const optionalDay = v.nullable(v.string());

/** For drafts of the form: fields that start as null. */
export const taskDraftSchemas = {
  status: v.picklist(taskStatuses),
  startOn: optionalDay,
  dueOn: optionalDay,
};

const secondsPerHour = 3600;

/** The hours of an estimate as typed, with two decimals at most. */
const toHours = (seconds: number | null): string =>
  seconds === null ? '' : decimalText(Math.round((seconds / secondsPerHour) * 100) / 100);

/** Typed hours in seconds, to the minute; null for none. */
function toSeconds(hours: string): number | null {
  if (hours.trim() === '') return null;
  return Math.max(1, Math.round((Number(hours) * secondsPerHour) / 60)) * 60;
}

export const toTaskForm = (task: ProjectTask): TaskForm => ({
  taskName: task.taskName,
  taskDescription: task.taskDescription,
  status: getStatus(task),
  assigneeId: task.assigneeId ?? '',
  startOn: task.startOn ?? null,
  dueOn: task.dueOn ?? null,
  estimate: toHours(task.estimateInSeconds ?? null),
});

/** A form in the contract's format. An estimate that shows the stored hours stays as it is. */
export function toTaskBody(form: TaskForm, before: ProjectTask | null) {
  const stored = before?.estimateInSeconds ?? null;
  const isSame = toHours(stored) === form.estimate.trim();
  return {
    taskName: form.taskName.trim(),
    taskDescription: form.taskDescription.trim(),
    status: form.status,
    assigneeId: form.assigneeId === '' ? null : form.assigneeId,
    startOn: form.startOn,
    dueOn: form.dueOn,
    estimateInSeconds: isSame ? stored : toSeconds(form.estimate),
  };
}

/** The first day that the contract takes: earlier years are misspelled. */
const firstDay = '1900-01-01';
const day = v.pipe(
  v.nullable(v.string()),
  v.check(
    (text) => text === null || (/^\d{4}-\d{2}-\d{2}$/.test(text) && text >= firstDay),
    broken('datecheck'),
  ),
);
/** The contract's maximum of an estimate in hours. */
const longestEstimate = 10_000;

const rules = v.object({
  taskName: v.pipe(v.string(), required(), max(250)),
  taskDescription: v.pipe(v.string(), max(500)),
  status: v.pipe(v.string(), oneOf(taskStatuses)),
  assigneeId: v.pipe(v.string(), max(64)),
  startOn: day,
  dueOn: day,
  estimate: v.pipe(v.string(), double(), minValue(), maxValue(longestEstimate)),
});

/** Errors of a form, by field. Source: PROJ-063. */
export function validateTask(form: TaskForm): FieldErrors<keyof TaskForm> {
  const errors = validate(rules, form);
  const { startOn, dueOn } = form;
  const isReversed = startOn !== null && dueOn !== null && dueOn < startOn;
  return isReversed && !errors.dueOn ? { ...errors, dueOn: { rule: 'beforeStart' } } : errors;
}

/** The fields by which tasks are ordered. */
const taskFields: RecordFields<ProjectTask> = {
  taskName: ({ taskName }) => taskName,
  taskCode: ({ taskCode }) => taskCode,
  status: (task) => taskStatuses.indexOf(getStatus(task)),
  assigneeId: ({ assigneeName = null }) => assigneeName,
  dueOn: ({ dueOn = null }) => dueOn,
  timeInSeconds: ({ timeInSeconds = 0 }) => timeInSeconds,
  estimateInSeconds: ({ estimateInSeconds = null }) => estimateInSeconds,
};

/** The filter for tasks that nobody is assigned to. */
export const nobody = 'none';

/** The columns by which the address can order and filter tasks. */
export const taskColumns: ListColumns = {
  sortable: Object.keys(taskFields),
  filterable: [searchName, 'status', 'assigneeId'],
};

const matches = (task: ProjectTask, { name, value }: ColumnFilter): boolean => {
  if (name === 'status') return getStatus(task) === value;
  if (name === 'assigneeId') return (task.assigneeId ?? nobody) === value;
  const text = searchableText(`${task.taskCode} ${task.taskName} ${task.taskDescription}`);
  return searchableText(value)
    .split(' ')
    .every((word) => text.includes(word));
};

/** The tasks that match all filters, in the requested order; without one, in that of the project. */
export function findTasks(
  tasks: readonly ProjectTask[],
  { sort, columnFilters }: Pick<ListSearch, 'sort' | 'columnFilters'>,
): readonly ProjectTask[] {
  const found = tasks.filter((task) => columnFilters.every((filter) => matches(task, filter)));
  return matching(found, { sort, columnFilters: [] }, taskFields);
}

/** Whether a task is late: it is due before today (yyyy-MM-dd) and not done. */
export const isOverdue = (task: ProjectTask, today: string): boolean =>
  getStatus(task) !== 'done' && (task.dueOn ?? '9999') < today;

/** Tasks in the order of the project. */
export const inOrder = (tasks: readonly ProjectTask[]): ProjectTask[] =>
  tasks.toSorted((a, b) => ((a.order ?? a.taskCode) < (b.order ?? b.taskCode) ? -1 : 1));
