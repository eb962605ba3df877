import { createOpenedTestModel } from '../testing/opened-guide.ts';
import { exampleAudit, foundAsset, missingAsset } from './asset-audit.example.ts';
import { auditPrintMachine } from './audit-print.machine.ts';

export const testModel = createOpenedTestModel(auditPrintMachine, {
  id: exampleAudit.id,
  content: [missingAsset, foundAsset],
  rules: [
    {
      source: 'ASSET-008',
      text: 'A report is printed as a whole, whatever page of it is shown.',
    },
    {
      source: 'ASSET-033',
      text: 'Its assets come by code, each with its result and who has ticked it.',
    },
    {
      source: 'ASSET-059',
      text: 'What cannot be read is not printed in part: it is said, and can be tried again.',
    },
  ],
});
