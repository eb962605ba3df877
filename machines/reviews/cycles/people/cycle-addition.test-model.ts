import { firstPage } from '../../../lists/list-search.ts';
import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { cycleAdditionMachine } from './cycle-addition.machine.ts';
import { exampleCycle } from '../cycle.fixtures.ts';

export const testModel = createTestModel(cycleAdditionMachine, {
  inputs: [{ cycle: exampleCycle }],
  events: [
    { type: 'people.add', employeeIds: ['employee-ben'] },
    { type: 'people.add', employeeIds: [] },
    { type: 'CANCEL' },
    done('addMembers'),
    failed('addMembers', serverError),
    { type: 'people.retry', search: firstPage },
  ],
  rules: [
    { source: 'REVW-009', text: 'An added person starts at the first step of the cycle.' },
    { source: 'REVW-D19', text: 'People can be added whatever they lack.' },
    { source: 'SHELL-D11', text: 'The selection stays when the request fails.' },
  ],
});
