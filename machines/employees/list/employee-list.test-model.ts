import { createListTestModel } from '../../testing/list-test-models.ts';
import { employeeListMachine } from './employee-list.machine.ts';
import { exampleEmployee } from '../employee.fixtures.ts';

export const testModel = createListTestModel(employeeListMachine, exampleEmployee, [
  { source: 'PEOPL-001', text: 'Employees have a page of their own.' },
  { source: 'PEOPL-013', text: 'The list needs the right employees.basic.' },
  {
    source: 'PEOPL-016',
    text: 'Employees are filtered by designation, manager, team, lead, status and user.',
  },
]);
