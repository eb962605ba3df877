import { createListTestModel } from '../testing/list-guides.ts';
import { exampleAudit } from './asset-audit.example.ts';
import { assetAuditsMachine } from './asset-audits.machine.ts';

export const testModel = createListTestModel(assetAuditsMachine, exampleAudit, [
  {
    source: 'decisions, "Assets"',
    text: 'An open round is abandoned and a finished one deleted, each after a confirmation.',
  },
]);
