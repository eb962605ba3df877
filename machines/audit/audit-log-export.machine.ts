import { createExport, type ExportActor } from '../lists/create-export.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { exportEntries } from './audit-log.actors.ts';

export const auditLogExportMachine = createExport<ListSearch>({
  id: 'audit-log-export',
  description: 'All matching entries of the audit log as an Excel workbook. Source: PRIV-001.',
  exportFile: exportEntries,
});

export type AuditLogExportActor = ExportActor<ListSearch>;
