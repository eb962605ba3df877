import { firstPage } from '../lists/list-search.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleLabel } from './asset-label.fixtures.ts';
import { defaultLayout } from './asset-label.ts';
import { assetLabelsMachine } from './asset-labels.machine.ts';

export const testModel = createTestModel(assetLabelsMachine, {
  inputs: [{ search: { list: firstPage, ids: [] }, layout: defaultLayout }],
  events: [
    done('loadLabels', { rows: [exampleLabel], total: 1 }),
    done('loadLabels', { rows: [], total: 0 }),
    failed('loadLabels', serverError),
    { type: 'tab.returned' },
    done('refreshLabels', { rows: [exampleLabel], total: 1 }),
    failed('refreshLabels', serverError),
    { type: 'layout.changed', change: { sheet: 'letter-10' } },
    { type: 'startPosition.select', start: 11 },
    { type: 'labels.print' },
  ],
  rules: [
    {
      source: 'ASSET-D34',
      text: 'Labels are printed for selected assets or for the filtered list.',
    },
    {
      source: 'ASSET-D34',
      text: 'A QR code holds the address of the asset or its code, as last selected on the device.',
    },
    {
      source: 'ASSET-D58',
      text: 'A partly used sheet starts at its first free label, which must exist on the sheet.',
    },
  ],
});
