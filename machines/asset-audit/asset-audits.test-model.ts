import { createListTestModel } from '../testing/list-test-models.ts';
import { exampleAudit } from './asset-audit.fixtures.ts';
import { assetAuditsMachine } from './asset-audits.machine.ts';

export const testModel = createListTestModel(assetAuditsMachine, exampleAudit, [
  {
    source: 'ASSET-D61',
    text: 'An open round is abandoned and a finished one deleted, each after a confirmation.',
  },
]);
