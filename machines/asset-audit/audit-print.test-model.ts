import { createOpenedTestModel } from '../testing/opened-test-model.ts';
import { exampleAudit, foundAsset, missingAsset } from './asset-audit.fixtures.ts';
import { auditPrintMachine } from './audit-print.machine.ts';

export const testModel = createOpenedTestModel(auditPrintMachine, {
  id: exampleAudit.id,
  content: [missingAsset, foundAsset],
  rules: [
    {
      source: 'ASSET-008',
      text: 'A report is printed in full, whichever page is shown.',
    },
    {
      source: 'ASSET-033',
      text: 'Its assets are sorted by code, each with its result and the person who ticked it.',
    },
    {
      source: 'ASSET-059',
      text: 'A report that fails to load is not printed in part: an error is shown, and loading can be tried again.',
    },
  ],
});
