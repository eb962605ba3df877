import { createRecordViewTestModel } from '../../testing/record-test-models.ts';
import { employeeViewMachine } from './employee-view.machine.ts';
import { exampleEmployee } from '../employee.fixtures.ts';

export const testModel = createRecordViewTestModel(employeeViewMachine, {
  record: exampleEmployee,
  id: exampleEmployee.id,
  rules: [
    { source: 'PEOPL-004', text: 'An employee has a read-only page.' },
    { source: 'PEOPL-013', text: 'The page needs the right employees.view.' },
    { source: 'PEOPL-015', text: 'The page shows the designation and the manager.' },
  ],
});
