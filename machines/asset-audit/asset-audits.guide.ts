import { createListTestModel } from '../testing/list-guides.ts';
import { exampleAudit } from './asset-audit.example.ts';
import { assetAuditsMachine } from './asset-audits.machine.ts';

export const testModel = createListTestModel(assetAuditsMachine, exampleAudit, [
  {
    source: 'decisions, "Assets"',
    text: 'A round that is open is given up, one that is finished is deleted, each after a question.',
  },
]);
