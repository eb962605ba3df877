import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetAudit } from './asset-audit.ts';
import { createExport } from '../lists/create-export.ts';

const exportAudit = fromPromise<Blob, { requested: AssetAudit }>(
  ({ input: { requested }, signal }) =>
    api.exportAssetAudit({ path: { auditId: requested.id }, signal }),
);

export const auditExportMachine = createExport<AssetAudit>({
  id: 'audit-export',
  description:
    'The assets of an audit round, as an Excel workbook. Not in the requirements; source of the exports: ASSET-106.',
  exportFile: exportAudit,
});
