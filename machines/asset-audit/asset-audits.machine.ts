import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import type { AssetAudit } from './asset-audit.ts';
import { loadAudits, removeAudit } from './asset-audits.actors.ts';

export const assetAuditsMachine = createList<AssetAudit>({
  id: 'asset-audits',
  description:
    'The audit rounds of assets, newest first. Not in the requirements; source of the list they belong to: ASSET-002.',
  loadRecords: loadAudits,
  parts: [deletion(removeAudit)],
});
