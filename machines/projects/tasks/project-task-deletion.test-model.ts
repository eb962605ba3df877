import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { projectTaskDeletionMachine } from './project-task-deletion.machine.ts';
import { exampleTask } from './project-task.fixtures.ts';

export const testModel = createPartDeletionTestModel(projectTaskDeletionMachine, {
  part: exampleTask,
  rules: [
    {
      source: 'PROJ-040',
      text: 'Deleting a task removes it from the task list; its time stays on the project.',
    },
    {
      source: 'PROJ-100',
      text: 'A timer that runs on a deleted task keeps running on the project.',
    },
  ],
});
