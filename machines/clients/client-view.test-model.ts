import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { exampleClient } from './client.fixtures.ts';
import { clientViewMachine } from './client-view.machine.ts';

export const testModel = createRecordViewTestModel(clientViewMachine, {
  record: exampleClient,
  id: exampleClient.id,
  rules: [
    { source: 'ADMIN-011', text: 'A client has a read-only page with its contacts.' },
    {
      source: 'ADMIN-029',
      text: 'The page names engagements and reviews only to those who may see them.',
    },
    { source: 'PRIV-034', text: 'Clients have their own privilege group.' },
  ],
});
