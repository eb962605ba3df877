import { createExport } from '../lists/create-export.ts';
import type { AssetAudit } from './asset-audit.ts';
import { exportAudit } from './audit-export.actors.ts';

export const auditExportMachine = createExport<AssetAudit>({
  id: 'audit-export',
  description:
    'The assets of an audit round, as an Excel workbook. Not in the requirements; source of the exports: ASSET-106.',
  exportFile: exportAudit,
});
