import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleDetail } from '../project-overview.fixtures.ts';
import { exampleTask } from './project-task.fixtures.ts';
import { taskQuickAddMachine } from './task-quick-add.machine.ts';

export const testModel = createTestModel(taskQuickAddMachine, {
  inputs: [{ projectId: exampleDetail.project.id, most: 2, report: { send: () => undefined } }],
  events: [
    { type: 'name.typed', name: 'Review' },
    { type: 'task.submit' },
    { type: 'lines.pasted', text: 'Draft\nReview' },
    { type: 'lines.pasted', text: ' \n ' },
    { type: 'lines.pasted', text: 'Draft\nReview\nTest' },
    { type: 'paste.confirm' },
    { type: 'paste.cancel' },
    { type: 'retry' },
    { type: 'task.discard' },
    {
      type: 'draft.found',
      name: 'Review',
      tasks: [{ id: exampleTask.taskId, name: 'Review', description: '' }],
    },
    { type: 'draft.restore' },
    { type: 'draft.discard' },
    done('addTask', exampleTask),
    failed('addTask', serverError),
  ],
  rules: [
    { source: 'PROJ-070', text: 'A task is created by its name; the line stays for the next one.' },
    {
      source: 'PROJ-D31',
      text: 'Several pasted lines become a task each, after a confirmation.',
    },
    { source: 'PROJ-063', text: 'A new task comes last in the order of the project.' },
    { source: 'SHELL-D11', text: 'A name that could not be sent stays, and is sent once.' },
    {
      source: 'PROJ-D90',
      text: 'Names that were not sent when the person left are offered on return.',
    },
  ],
});
