import { createRecordView } from '../../records/create-record-view.ts';
import { loadAssetTenants, type AssetTenant } from './asset-tenants.actors.ts';

export const assetTenantsMachine = createRecordView<readonly AssetTenant[]>({
  id: 'asset-tenants',
  description:
    "A scanned asset is not in this tenant: lists the person's other tenants in which they can view it. Not in the requirements, based on ASSET-006.",
  loadRecord: loadAssetTenants,
});
