import { missing, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { projectTaskConversionMachine } from './project-task-conversion.machine.ts';
import { exampleTask } from './project-task.fixtures.ts';

export const testModel = createTestModel(projectTaskConversionMachine, {
  inputs: [{ task: exampleTask }],
  events: [
    { type: 'form.changed', change: { taskName: 'Reviews', isMainProject: true } },
    { type: 'form.changed', change: { taskName: ' ' } },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    done('convertTask'),
    failed('convertTask', serverError),
    failed('convertTask', missing),
  ],
  rules: [
    {
      source: 'PROJ-041',
      text: 'Converting a task to a project removes it from the task list.',
    },
    {
      source: 'PROJ-097',
      text: 'The name and the description of the project are those of the task at first.',
    },
    {
      source: 'PROJ-042',
      text: 'A task that does not become a main project is added as a sub-project.',
    },
  ],
});
