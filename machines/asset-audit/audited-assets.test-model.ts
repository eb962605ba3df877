import { createListTestModel } from '../testing/list-test-models.ts';
import { foundAsset } from './asset-audit.fixtures.ts';
import { auditedAssetsMachine } from './audited-assets.machine.ts';

export const testModel = createListTestModel(auditedAssetsMachine, foundAsset, [
  {
    source: 'ASSET-D75',
    text: 'An asset of an audit is shown as it was when the audit started or when it was ticked.',
  },
]);
