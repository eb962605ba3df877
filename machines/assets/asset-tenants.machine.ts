import { createRecordView } from '../records/create-record-view.ts';
import { loadAssetTenants, type AssetTenant } from './asset-tenants.actors.ts';

export const assetTenantsMachine = createRecordView<readonly AssetTenant[]>({
  id: 'asset-tenants',
  description:
    'A scanned asset is none of this tenant: the other tenants of the person in which they can see it. Designed, after ASSET-006.',
  loadRecord: loadAssetTenants,
});
