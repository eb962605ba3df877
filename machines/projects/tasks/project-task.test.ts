import { describe, expect, it } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { buildTask, exampleTask, exampleTasks } from './project-task.fixtures.ts';
import {
  emptyTask,
  findTasks,
  inOrder,
  isOverdue,
  nobody,
  toTaskBody,
  toTaskForm,
  validateTask,
} from './project-task.ts';
import { withChanges, withLatest, withNewer, type TaskChange } from './task-change.ts';

const example = toTaskForm(exampleTask);
const getNumbers = (tasks: readonly { taskCode: string }[]) =>
  tasks.map(({ taskCode }) => taskCode.split('-T')[1]);

testLimits({
  schema: getSchema(contract, 'TaskUpdate'),
  example,
  buildBody: (form) => ({ taskId: exampleTask.taskId, ...toTaskBody(form, null) }),
  check: validateTask,
});

describe('the plan of a task', () => {
  it('the estimate is typed in hours, stored to the minute, and at least a minute', () => {
    const store = (estimate: string) =>
      toTaskBody({ ...emptyTask, estimate }, null).estimateInSeconds;
    expect(['', '1.5', '0.1', '0.001'].map(store)).toEqual([null, 5400, 360, 60]);
    expect(toTaskForm(buildTask(1, { estimateInSeconds: 5400 })).estimate).toBe('1.5');
  });

  it('an estimate that hours do not show exactly stays when it is not changed', () => {
    const task = buildTask(1, { estimateInSeconds: 6000 });
    const form = toTaskForm(task);
    expect(form.estimate).toBe('1.67');
    expect(toTaskBody(form, task).estimateInSeconds).toBe(6000);
  });

  it('a due date before the start is an error at the due date', () => {
    const form = { ...example, startOn: '2026-03-02', dueOn: '2026-03-01' };
    expect(validateTask(form)).toEqual({ dueOn: { rule: 'beforeStart' } });
    expect(validateTask({ ...form, dueOn: form.startOn })).toEqual({});
  });

  it('a task is overdue after its due date, unless it is done', () => {
    expect(isOverdue(exampleTask, '2026-01-02')).toBe(false);
    expect(isOverdue(exampleTask, '2026-01-03')).toBe(true);
    expect(isOverdue({ ...exampleTask, status: 'done' }, '2026-01-03')).toBe(false);
    expect(isOverdue(buildTask(1), '2026-01-03')).toBe(false);
  });
});

describe('the list of tasks', () => {
  const find = (filters: Record<string, string>, sort: string | null = null) =>
    getNumbers(
      findTasks(inOrder(exampleTasks), {
        sort: sort === null ? null : { column: sort, direction: 'ascending' },
        columnFilters: Object.entries(filters).map(([name, value]) => ({ name, value })),
      }),
    );

  it('tasks are found by words of code, name and description, by status and by assignee', () => {
    expect(find({ search: 'ICONS draw' })).toEqual(['2']);
    expect(find({ search: 'others have' })).toEqual(['1']);
    expect(find({ search: 'as-009-t1' })).toEqual(['1', '10']);
    expect(find({ status: 'done' })).toEqual(['10']);
    expect(find({ assigneeId: 'employee-ben' })).toEqual(['2']);
    expect(find({ assigneeId: nobody, status: 'blocked' })).toEqual(['3']);
  });

  it('tasks are ordered by progress, by number of the code, and without a due date last', () => {
    expect(find({}, 'status')).toEqual(['2', '1', '3', '10']);
    expect(find({}, 'taskCode')).toEqual(['1', '2', '3', '10']);
    expect(find({}, 'dueOn')).toEqual(['1', '2', '3', '10']);
    expect(find({}, 'timeInSeconds')).toEqual(['3', '10', '2', '1']);
  });
});

describe('changes in the rows', () => {
  const [one, two, three] = exampleTasks.map(({ taskId }) => taskId);
  const place = (taskId = '', afterTaskId: string | null = null): TaskChange => ({
    kind: 'place',
    taskId,
    afterTaskId,
  });

  it('a task is shown at its new place before the server has it', () => {
    expect(getNumbers(withChanges(exampleTasks, [place(three)]))).toEqual(['3', '1', '2', '10']);
    const both = [place(three), place(one, two)];
    expect(getNumbers(withChanges(exampleTasks, both))).toEqual(['3', '2', '1', '10']);
    expect(getNumbers(withChanges(exampleTasks, [place('unknown')]))).toHaveLength(4);
  });

  it('a later change of the same kind replaces one that waits', () => {
    const done: TaskChange = { kind: 'status', taskId: one ?? '', status: 'done' };
    const open: TaskChange = { ...done, status: 'open' };
    expect(withLatest([done, place(one)], open)).toEqual([place(one), open]);
    expect(withLatest([place(one), done], place(one, two))).toEqual([done, place(one, two)]);
    const built = [place(one, three), place(two, one)];
    expect(withLatest(built, place(one))).toEqual([...built, place(one)]);
  });

  it('a response does not replace a task of which a newer version is known', () => {
    const known = [buildTask(1, { version: 3, status: 'done' }), buildTask(2)];
    const loaded = [buildTask(1, { version: 2 }), buildTask(2, { version: 2 }), buildTask(4)];
    expect(withNewer(known, loaded).map(({ version }) => version)).toEqual([3, 2, 1]);
  });
});
