import { buildEntry, serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { after, done, failed } from '../../testing/paths.ts';
import { entrySuggestionsMachine } from './entry-suggestions.machine.ts';
import { getSuggestions } from './suggestions.ts';

const review = buildEntry({
  description: 'Review the report',
  endTime: '2026-03-04T09:00:00.000Z',
});

export const testModel = createTestModel(entrySuggestionsMachine, {
  inputs: [{ isTextOnly: false }],
  events: [
    { type: 'field.entered' },
    { type: 'entries.known', entries: [review] },
    done('readRecentEntries', [review]),
    failed('readRecentEntries', serverError),
    { type: 'text.typed', text: 'r' },
    { type: 'text.typed', text: 'report' },
    { type: 'text.replaced', text: '' },
    after('pause', 'entry-suggestions.source.typing'),
    done('findSimilarEntries', [review]),
    failed('findSimilarEntries', serverError),
    { type: 'suggestion.selectNext' },
    { type: 'suggestion.selectPrevious' },
    { type: 'suggestion.accept' },
    { type: 'suggestion.accept', key: getSuggestions([review], '')[0]?.key ?? '' },
    { type: 'CLOSE' },
    { type: 'field.left' },
  ],
  rules: [
    {
      source: 'CLOCK-015',
      text: 'The most recent entries can be listed, and all of them searched.',
    },
    {
      source: 'CLOCK-D95',
      text: 'The list of recent entries holds ten; a page of search results holds 20.',
    },
    {
      source: 'CLOCK-D96',
      text: 'A suggestion fills in description, project and task; typing never waits for one.',
    },
  ],
});
