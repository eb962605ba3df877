import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { exampleTask } from './project-task.fixtures.ts';
import { projectTaskMachine } from './project-task.machine.ts';
import { toTaskForm } from './project-task.ts';

export const testModel = createRecordPartTestModel(projectTaskMachine, {
  part: exampleTask,
  valid: toTaskForm(exampleTask),
  broken: { taskName: ' ', dueOn: '2025-12-14' },
  rules: [
    {
      source: 'PROJ-063',
      text: 'A task has a name, a description, a status, an assignee, a start, a due date and an estimate.',
    },
    { source: 'PROJ-070', text: 'A task that is sent twice is created once.' },
  ],
});
