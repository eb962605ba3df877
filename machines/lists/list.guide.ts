import { fault } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { firstPage, lastPageOf } from './list-search.ts';
import { listMachine } from './list.machine.ts';

const page = { rows: [{ id: '1' }, { id: '2' }], total: 12 };
const secondPage = { ...firstPage, page: 2 };
const thirdPage = { ...firstPage, page: 3 };

export const guide = guideOf(listMachine, {
  inputs: [{ search: firstPage }, { search: thirdPage }],
  events: [
    done('loadPage', page),
    failed('loadPage', fault),
    done('refreshPage', page),
    // Most of the records have been deleted meanwhile.
    done('refreshPage', { rows: [], total: 1 }),
    failed('refreshPage', fault),
    { type: 'search.changed', search: firstPage },
    { type: 'search.changed', search: secondPage },
    { type: 'rows.changed' },
    { type: 'tab.returned' },
    { type: 'RETRY' },
  ],
  atHand: ({ search, shown }) =>
    Array.from({ length: shown ? lastPageOf(shown.total, search.pageSize) : 0 }, (_, index) => ({
      type: 'search.changed',
      search: { ...search, page: index + 1 },
    })),
  rules: [
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
  ],
});
