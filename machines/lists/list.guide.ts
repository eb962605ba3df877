import { createListTestModel } from '../testing/list-guides.ts';
import { getLastPage } from './list-search.ts';
import { listMachine } from './list.machine.ts';

const rowsTestModel = createListTestModel<unknown>(listMachine, { id: '1' }, [
  {
    source: 'SERV-024',
    text: 'A list that cannot be read at first ends as unavailable, without a message of its own.',
  },
  {
    source: 'REVW-030',
    text: 'After a record was created, changed or deleted the list is fetched again.',
  },
  {
    source: 'ANLYT-035',
    text: 'The search data of a list are its page, page size, order and column filters.',
  },
  {
    source: 'SHELL-041',
    text: 'Large lists are read page by page from the server, never as a whole.',
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
