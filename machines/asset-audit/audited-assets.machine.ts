import { createList } from '../lists/create-list.ts';
import type { AuditedAsset } from './asset-audit.ts';
import { loadAudited } from './audited-assets.actors.ts';

export const auditedAssetsMachine = createList<AuditedAsset>({
  id: 'audited-assets',
  description:
    'The assets that an audit expects and the unexpected ones that were found. Not in the requirements; source of the assets: ASSET-033.',
  loadPage: loadAudited,
});
