import { createRecordFormTestModel } from '../../testing/record-test-models.ts';
import { employeeFormMachine } from './employee-form.machine.ts';
import { exampleEmployee } from '../employee.fixtures.ts';
import { toEmployeeForm } from '../employee.ts';

export const testModel = createRecordFormTestModel(employeeFormMachine, {
  id: exampleEmployee.id,
  valid: toEmployeeForm(exampleEmployee),
  broken: { fullName: '' },
  choices: {
    designations: [{ id: '9c4f6d30-0000-4000-8000-000000000001', name: 'Developer' }],
    shifts: ['Day shift', 'Late shift'],
  },
  rules: [
    { source: 'PEOPL-002', text: 'Employees are added on a page of their own.' },
    { source: 'PEOPL-003', text: 'Employees are edited on a page of their own.' },
    {
      source: 'PEOPL-013',
      text: 'The options of the form need only the right to add or to edit employees.',
    },
    { source: 'PEOPL-D16', text: 'A shift is any text; the shifts in use are suggested.' },
  ],
});
