import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { employeeFiltersMachine } from './employee-filters.machine.ts';

export const testModel = createTestModel(employeeFiltersMachine, {
  inputs: [undefined],
  events: [
    done('loadChoices', {
      designations: [{ id: '1', name: 'Developer' }],
      teams: [],
      shifts: ['Late shift'],
    }),
    failed('loadChoices', serverError),
    { type: 'tab.returned' },
  ],
  rules: [
    { source: 'PEOPL-016', text: 'All designations and the active teams are offered as filters.' },
    { source: 'PEOPL-013', text: 'The filters need no right but employees.basic.' },
    { source: 'PEOPL-D16', text: 'The shifts in use are offered as filters.' },
    { source: 'ADR 0026', text: 'The list works without the filter options.' },
  ],
});
