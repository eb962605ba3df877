import { createExport } from '../lists/create-export.ts';
import type { AssetAudit } from './asset-audit.ts';
import { exportAudit } from './audit-export.actors.ts';

export const auditExportMachine = createExport<AssetAudit>({
  id: 'audit-export',
  description:
    'The assets of an audit round, as an Excel workbook. Designed; source of the exports: document 3, section 7.',
  exportFile: exportAudit,
});
