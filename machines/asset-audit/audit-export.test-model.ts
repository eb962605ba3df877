import { createExportTestModel } from '../testing/list-test-models.ts';
import { exampleAudit } from './asset-audit.fixtures.ts';
import { auditExportMachine } from './audit-export.machine.ts';

export const testModel = createExportTestModel(auditExportMachine, exampleAudit, [
  {
    source: 'ASSET-106',
    text: 'A round is exported as a file with all of its assets.',
  },
  {
    source: 'ADR 0024',
    text: 'Only one file is created at a time, however often it is requested.',
  },
]);
