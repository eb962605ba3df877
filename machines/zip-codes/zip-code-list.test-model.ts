import { createListTestModel } from '../testing/list-test-models.ts';
import { exampleZipCode } from './zip-code.fixtures.ts';
import { zipCodeListMachine } from './zip-code-list.machine.ts';

export const testModel = createListTestModel(zipCodeListMachine, exampleZipCode, [
  { source: 'ADMIN-007', text: 'The zip codes of the United States have a page of their own.' },
  { source: 'ADMIN-032', text: 'The zip codes need the right listManager.basic.' },
  { source: 'SHELL-043', text: 'The server searches, sorts and pages the zip codes.' },
]);
