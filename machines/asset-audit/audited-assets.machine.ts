import { createList } from '../lists/create-list.ts';
import type { AuditedAsset } from './asset-audit.ts';
import { loadAudited } from './audited-assets.actors.ts';

export const auditedAssetsMachine = createList<AuditedAsset>({
  id: 'audited-assets',
  description:
    'What an audit round expects, and what was found besides. Designed; source of the assets: ASSET-033.',
  loadPage: loadAudited,
});
