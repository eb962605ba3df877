import { createListTestModel } from '../testing/list-test-models.ts';
import { exampleListRow } from './value-list.fixtures.ts';
import { valueListListMachine } from './value-list-list.machine.ts';

export const testModel = createListTestModel(valueListListMachine, exampleListRow, [
  { source: 'ADMIN-006', text: 'Lists of choices have a page of their own.' },
  { source: 'ADMIN-020', text: 'The list manager needs the right listManager.basic.' },
  { source: 'ADMIN-D16', text: 'A list that a script uses is not deleted, and says by which.' },
]);
