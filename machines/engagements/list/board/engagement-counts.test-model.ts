import { firstPage } from '../../../lists/list-search.ts';
import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { engagementCountsMachine } from './engagement-counts.machine.ts';
import { exampleCounts } from '../engagement-row.fixtures.ts';

const search = { ...firstPage, columnFilters: [{ name: 'search', value: 'harbour' }] };

export const testModel = createTestModel(engagementCountsMachine, {
  inputs: [{ search: firstPage }],
  events: [
    { type: 'search.changed', search: firstPage },
    { type: 'search.changed', search },
    { type: 'rows.changed' },
    { type: 'tab.returned' },
    done('countStages', exampleCounts),
    failed('countStages', serverError),
  ],
  rules: [
    {
      source: 'ENGAG-D40',
      text: 'Each stage shows how many engagements it would list under the other filters.',
    },
    {
      source: 'ENGAG-D06',
      text: 'The stages of the template come first, then others by name, then engagements without one.',
    },
    {
      source: 'ADR 0026',
      text: 'Without numbers the list works as before; they are requested again with the next change.',
    },
  ],
});
