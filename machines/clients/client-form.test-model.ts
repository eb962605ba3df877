import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { exampleClient } from './client.fixtures.ts';
import { clientFormMachine } from './client-form.machine.ts';
import { toClientForm } from './client.ts';

export const testModel = createRecordFormTestModel(clientFormMachine, {
  id: exampleClient.id,
  valid: toClientForm(exampleClient),
  broken: { name: '' },
  rules: [
    { source: 'ADMIN-010', text: 'A client has a name, a status and up to 50 contacts.' },
    {
      source: 'ADMIN-029',
      text: 'Each contact has a name and an e-mail address that no other contact of the client has.',
    },
    {
      source: 'REVW-D14',
      text: 'A contact for whose answers an open review waits is not removed: the reason stands at the contacts.',
    },
  ],
});
