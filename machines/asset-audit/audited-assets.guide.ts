import { createListTestModel } from '../testing/list-guides.ts';
import { foundAsset } from './asset-audit.example.ts';
import { auditedAssetsMachine } from './audited-assets.machine.ts';

export const testModel = createListTestModel(auditedAssetsMachine, foundAsset, [
  {
    source: 'decisions, "Assets"',
    text: 'An asset of an audit is shown as it was when the audit started or when it was ticked.',
  },
]);
