import { listGuide } from '../testing/list-guides.ts';
import { lastPageOf } from './list-search.ts';
import { listMachine } from './list.machine.ts';

const guideOfRows = listGuide<unknown>(listMachine, { id: '1' }, [
  {
    source: 'document 3, section 4 (Lists)',
    text: 'A list that cannot be read at first ends as unavailable, without a message of its own.',
  },
  {
    source: 'document 3, section 4 (Lists)',
    text: 'After a record was created, changed or deleted the list is fetched again.',
  },
  {
    source: 'document 2, section 3',
    text: 'The search data of a list are its page, page size, order and column filters.',
  },
  {
    source: 'document 1, section 2 (Shell layout)',
    text: 'Large lists are read page by page from the server, never as a whole.',
  },
]);

export const guide: typeof guideOfRows = {
  ...guideOfRows,
  atHand: ({ search, rows, total }) =>
    Array.from({ length: rows ? lastPageOf(total, search.pageSize) : 0 }, (_, index) => ({
      type: 'search.changed',
      search: { ...search, page: index + 1 },
    })),
};
