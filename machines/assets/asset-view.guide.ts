import { createRecordViewTestModel } from '../testing/record-guides.ts';
import { exampleView } from './asset.example.ts';
import { assetViewMachine } from './asset-view.machine.ts';

export const testModel = createRecordViewTestModel(assetViewMachine, {
  record: exampleView,
  id: exampleView.id,
  rules: [
    {
      source: 'ASSET-017',
      text: 'An asset shows its details, its properties, its vendor and its warranty.',
    },
    {
      source: 'ASSET-097',
      text: 'It is edited by whoever has one of the two rights, unless it is disposed.',
    },
  ],
});
