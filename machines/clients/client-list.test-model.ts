import { createListTestModel } from '../testing/list-test-models.ts';
import { exampleClientRow } from './client.fixtures.ts';
import { clientListMachine } from './client-list.machine.ts';

export const testModel = createListTestModel(
  clientListMachine,
  exampleClientRow,
  [
    { source: 'ADMIN-009', text: 'Clients have their own page, below PMO in the menu.' },
    {
      source: 'ADMIN-029',
      text: 'A client shows how many contacts, engagements and reviews it has.',
    },
    {
      source: 'REVW-021',
      text: 'A client with engagements, or whose contacts take part in reviews, cannot be deleted.',
    },
  ],
  [{ type: 'client.switched' }],
);
