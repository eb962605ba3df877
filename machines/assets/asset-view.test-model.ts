import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { exampleView } from './asset.fixtures.ts';
import { assetViewMachine } from './asset-view.machine.ts';

export const testModel = createRecordViewTestModel(assetViewMachine, {
  record: exampleView,
  id: exampleView.id,
  reported: [{ type: 'handover.requested' }],
  rules: [
    {
      source: 'ASSET-017',
      text: 'An asset shows its details, its properties, its vendor and its warranty.',
    },
    {
      source: 'ASSET-097',
      text: 'People with one of the two rights can edit it, unless it is disposed.',
    },
  ],
});
