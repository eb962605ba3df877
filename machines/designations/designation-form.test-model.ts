import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { designationFormMachine } from './designation-form.machine.ts';
import { exampleDesignation } from './designation.fixtures.ts';
import { toDesignationForm } from './designation.ts';

export const testModel = createRecordFormTestModel(designationFormMachine, {
  id: exampleDesignation.id,
  valid: toDesignationForm(exampleDesignation),
  broken: { name: '' },
  rules: [
    { source: 'PEOPL-014', text: 'A designation has a name that no other designation has.' },
    { source: 'REG-012', text: 'A blank name is rejected, and spaces around it are removed.' },
    {
      source: 'PEOPL-D30',
      text: 'Employees who have a designation show its new name.',
    },
  ],
});
