import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { isOpen, type AssetAudit } from './asset-audit.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

const loadAudits = fromPromise<readonly AssetAudit[]>(
  async ({ signal }) => (await api.listAssetAudits({ signal })).assetAudits,
);

/** An open round is abandoned, a finished one deleted. */
const removeAudit = fromPromise<unknown, { row: AssetAudit }>(({ input: { row }, signal }) => {
  const path = { auditId: row.id };
  return isOpen(row)
    ? api.giveUpAssetAudit({ path, signal })
    : api.deleteAssetAudit({ path, signal });
});

export const assetAuditsMachine = createList<AssetAudit>({
  id: 'asset-audits',
  description:
    'The audit rounds of assets, newest first. Not in the requirements; source of the list they belong to: ASSET-002.',
  loadRecords: loadAudits,
  parts: [deletion(removeAudit)],
});
