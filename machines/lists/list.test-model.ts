import { createListTestModel } from '../testing/list-test-models.ts';
import { getLastPage } from './list-search.ts';
import { listMachine } from './list.machine.ts';

const rowsTestModel = createListTestModel<unknown>(listMachine, { id: '1' }, [
  {
    source: 'SERV-024',
    text: 'A list that cannot be loaded at first ends as unavailable, without a message of its own.',
  },
  {
    source: 'REVW-030',
    text: 'The list reloads after a record was created, changed or deleted.',
  },
  {
    source: 'ANLYT-035',
    text: 'The search of a list consists of its page, page size, order and column filters.',
  },
  {
    source: 'SHELL-041',
    text: 'Large lists load page by page from the server, never in full.',
  },
]);

export const testModel: typeof rowsTestModel = {
  ...rowsTestModel,
  atHand: ({ search, rows, total }) =>
    Array.from({ length: rows ? getLastPage(total, search.pageSize) : 0 }, (_, index) => ({
      type: 'search.changed',
      search: { ...search, page: index + 1 },
    })),
};
