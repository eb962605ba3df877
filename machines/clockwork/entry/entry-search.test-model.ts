import { buildEntry, serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { after, done, failed } from '../../testing/paths.ts';
import { entrySearchMachine } from './entry-search.machine.ts';

const first = buildEntry({ endTime: '2026-03-04T09:00:00.000Z' });
const second = buildEntry({ id: '00000000-0000-4000-8000-000000000002' });

export const testModel = createTestModel(entrySearchMachine, {
  inputs: [undefined],
  events: [
    { type: 'text.typed', text: 'report' },
    { type: 'text.typed', text: '' },
    after('pause', 'entry-search.typing'),
    done('findEntries', { entries: [first], total: 2 }),
    done('findEntries', { entries: [], total: 0 }),
    failed('findEntries', serverError),
    { type: 'end.reached' },
    done('findMore', { entries: [second], total: 2 }),
    failed('findMore', serverError),
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'CLOCK-015',
      text: 'Entries can be searched, and the most recent ones can be listed.',
    },
    {
      source: 'CLOCK-D95',
      text: 'A page of search results holds 20 entries; the list of recent ones holds ten.',
    },
    {
      source: 'ADR 0024',
      text: 'Typed text is not lost when a search fails, and the search can be retried.',
    },
  ],
});
