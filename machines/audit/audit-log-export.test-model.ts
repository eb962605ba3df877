import { firstPage } from '../lists/list-search.ts';
import { createExportTestModel } from '../testing/list-test-models.ts';
import { auditLogExportMachine } from './audit-log-export.machine.ts';

export const testModel = createExportTestModel(auditLogExportMachine, firstPage, [
  { source: 'PRIV-001', text: 'An export contains the entries of the search on all pages.' },
  { source: 'PEOPL-019', text: 'An export of the log is an entry of the log.' },
]);
