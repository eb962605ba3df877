import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleCategory, exampleLocation } from './asset-lookup.fixtures.ts';
import { assetLookupsMachine } from './asset-lookups.machine.ts';

const lookups = { categories: [exampleCategory], locations: [exampleLocation] };
const rowEvents = ['EDIT', 'DELETE'] as const;

export const testModel = createTestModel(assetLookupsMachine, {
  inputs: [undefined],
  events: [
    done('loadPlaces', lookups),
    failed('loadPlaces', serverError),
    { type: 'tab.returned' },
    done('refreshPlaces', lookups),
    failed('refreshPlaces', serverError),
    { type: 'ADD', kind: 'category' },
    { type: 'ADD', kind: 'location' },
    ...rowEvents.map((type) => ({ type, lookup: exampleCategory })),
    ...['lookup', 'deletion'].flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
  ],
  atHand: ({ lookups: shown }) =>
    [...(shown?.categories ?? []), ...(shown?.locations ?? [])].flatMap((lookup) =>
      rowEvents.map((type) => ({ type, lookup })),
    ),
  rules: [
    {
      source: 'ASSET-035',
      text: 'Types and assets select from these categories and locations.',
    },
    {
      source: 'ASSET-D24',
      text: 'Each shows how many types or assets use it; one in use cannot be deleted.',
    },
    {
      source: 'ASSET-D25',
      text: 'After one is saved or deleted, both lists reload.',
    },
  ],
});
