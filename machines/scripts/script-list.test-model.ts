import { createListTestModel } from '../testing/list-test-models.ts';
import { scriptListMachine } from './script-list.machine.ts';
import { exampleScript } from './script.fixtures.ts';

export const testModel = createListTestModel(scriptListMachine, exampleScript, [
  { source: 'ADMIN-005', text: 'Scripts have a page of their own.' },
  { source: 'PRIV-009', text: 'The list needs the right scriptManager.basic.' },
  { source: 'ADMIN-025', text: 'A script is deleted with its history, after a question.' },
]);
