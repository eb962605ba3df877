import { createUndoTestModel } from '../testing/list-test-models.ts';
import { exampleClientRow } from './client.fixtures.ts';
import { restoreClientMachine } from './restore-client.machine.ts';

export const testModel = createUndoTestModel(restoreClientMachine, {
  row: exampleClientRow,
  other: { ...exampleClientRow, id: 'c04d0907-1420-4b34-9291-223e14874cd2' },
  rules: [
    {
      source: 'ADMIN-009',
      text: 'A deletion that the server allowed can be undone: the client of the API generates the ids, so that a record is restored unchanged.',
    },
    { source: 'ADMIN-029', text: 'A client is restored with its contacts.' },
    { source: 'TOOL-018', text: 'The list is loaded again after a client was restored.' },
  ],
});
