import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { employeeStatusMachine } from './employee-status.machine.ts';
import { exampleEmployee, exampleLeaving } from '../employee.fixtures.ts';

/** Someone else saved first. */
const stale = new Problem('conflict', 409, {
  response: { errorMessages: ['Kira Novak changed this in the meantime.'] },
});

export const testModel = createTestModel(employeeStatusMachine, {
  inputs: [{ employee: exampleEmployee }],
  events: [
    done('loadSummary', exampleLeaving),
    failed('loadSummary', serverError),
    { type: 'heir.selected', field: 'newManagerId', choice: { id: 'employee-ava', label: 'Ava' } },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    { type: 'retry' },
    done('saveStatus'),
    failed('saveStatus', serverError),
    failed('saveStatus', stale),
    failed('ownerSearch', serverError),
    failed('managerSearch', serverError),
  ],
  rules: [
    { source: 'PEOPL-016', text: 'Before an employee leaves, the dialog lists what they have.' },
    {
      source: 'PEOPL-013',
      text: 'Only people with the right employees.edit change the status of an employee.',
    },
    {
      source: 'PEOPL-015',
      text: 'The direct reports get another manager in the same step.',
    },
    { source: 'ADR 0024', text: 'A failed save keeps the selected people.' },
  ],
});
