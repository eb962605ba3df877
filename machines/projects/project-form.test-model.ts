import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { projectFormMachine } from './project-form.machine.ts';
import { exampleForm, exampleProject } from './project.fixtures.ts';

export const testModel = createRecordFormTestModel(projectFormMachine, {
  id: exampleProject.id,
  valid: exampleForm,
  broken: { name: '' },
  rules: [
    {
      source: 'PROJ-053',
      text: 'Name and code are required; a code has letters, digits, dots, hyphens and underscores.',
    },
    {
      source: 'PROJ-071',
      text: 'The due date is not before the start date.',
    },
  ],
});
