import { createRecordViewTestModel } from '../../testing/record-test-models.ts';
import { employeeViewMachine } from './employee-view.machine.ts';
import { exampleEmployee } from '../employee.fixtures.ts';
import { done } from '../../testing/paths.ts';

export const testModel = createRecordViewTestModel(employeeViewMachine, {
  record: exampleEmployee,
  id: exampleEmployee.id,
  reported: [
    { type: 'avatar.changed', imageUrl: null },
    { type: 'part.open', part: 'employee-status', input: { employee: exampleEmployee } },
    done('employee-status', { isOutdated: true }),
    done('employee-status', { isOutdated: false }),
    done('employee-image-removal', { isOutdated: true }),
    done('employee-image-removal', { isOutdated: false }),
  ],
  rules: [
    { source: 'PEOPL-004', text: 'An employee has a read-only page.' },
    { source: 'PEOPL-013', text: 'The page needs the right employees.view.' },
    { source: 'PEOPL-015', text: 'The page shows the designation and the manager.' },
  ],
});
