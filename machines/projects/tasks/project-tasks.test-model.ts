import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { buildDetail, buildPartInput } from '../project-overview.fixtures.ts';
import { exampleTask } from './project-task.fixtures.ts';
import { projectTasksMachine } from './project-tasks.machine.ts';

const detail = buildDetail({ tasks: [exampleTask] });
const task = exampleTask;
const { taskId } = task;
const children = ['task', 'deletion', 'move', 'conversion'] as const;

export const testModel = createTestModel(projectTasksMachine, {
  inputs: [buildPartInput(detail)],
  events: [
    { type: 'project.updated', detail: buildDetail({ tasks: [] }) },
    { type: 'ADD' },
    { type: 'EDIT', task },
    { type: 'DELETE', task },
    { type: 'MOVE', task },
    { type: 'CONVERT', task },
    { type: 'task.opened', taskId },
    { type: 'task.opened', taskId: 'unknown' },
    { type: 'task.opened', taskId: null },
    { type: 'status.change', taskId, status: 'done' },
    { type: 'task.place', taskId, afterTaskId: null },
    { type: 'task.added', task },
    { type: 'tasks.added' },
    { type: 'times.changed' },
    ...children.flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
    done('sendTaskChange', { ...task, status: 'done', version: 2 }),
    failed('sendTaskChange', serverError),
  ],
  atHand: ({ tasks }) => tasks.map((each) => ({ type: 'EDIT', task: each })),
  onlyAtHand: ['EDIT'],
  rules: [
    { source: 'PROJ-008', text: 'The project overview shows the tasks.' },
    { source: 'PROJ-040', text: 'Deleting a task removes it from the task list.' },
    { source: 'PROJ-041', text: 'Converting a task removes it from the task list.' },
    { source: 'PROJ-063', text: 'Status and order of a task are changed in its row.' },
  ],
});
