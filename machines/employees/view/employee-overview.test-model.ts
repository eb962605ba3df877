import { createRecordViewTestModel } from '../../testing/record-test-models.ts';
import { employeeOverviewMachine } from './employee-overview.machine.ts';
import { exampleEmployee, exampleOverview } from '../employee.fixtures.ts';

export const testModel = createRecordViewTestModel(employeeOverviewMachine, {
  record: exampleOverview,
  id: exampleEmployee.id,
  rules: [
    { source: 'PEOPL-016', text: 'The page lists direct reports, teams, assets and projects.' },
    { source: 'PEOPL-013', text: 'A part without the right for it is not shown.' },
    { source: 'PEOPL-004', text: 'The data of the employee is shown without the overview, too.' },
  ],
});
