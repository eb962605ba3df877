import { createListTestModel } from '../testing/list-test-models.ts';
import { exampleRequest } from './access-request.fixtures.ts';
import { accessRequestListMachine } from './access-request-list.machine.ts';

export const testModel = createListTestModel(
  accessRequestListMachine,
  exampleRequest,
  [
    { source: 'PROJ-045', text: 'The requests for rights are listed with their state.' },
    { source: 'PEOPL-014', text: 'Who manages roles sees the requests of all users.' },
  ],
  [{ type: 'requests.changed' }],
);
