import { createListTestModel } from '../testing/list-test-models.ts';
import { sampleTag } from './tag.fixtures.ts';
import { tagListMachine } from './tag-list.machine.ts';

export const testModel = createListTestModel(tagListMachine, sampleTag, [
  { source: 'ADMIN-012', text: 'Tags have their own page, below PMO in the menu.' },
  {
    source: 'PROJ-027',
    text: 'A tag shows how many projects have it, and how many inherit it; a deletion removes it from all.',
  },
]);
