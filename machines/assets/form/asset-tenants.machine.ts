import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { createRecordView } from '../../records/create-record-view.ts';

/** A tenant of the person in which they can view an asset. */
export type AssetTenant = Schema<'AssetTenant'>;

const loadAssetTenants = fromPromise<readonly AssetTenant[], { id: string }>(
  async ({ input: { id: assetId }, signal }) =>
    (await api.listAssetTenants({ query: { assetId }, signal, isSuccessHidden: true })).tenants,
);

export const assetTenantsMachine = createRecordView<readonly AssetTenant[]>({
  id: 'asset-tenants',
  description:
    "A scanned asset is not in this tenant: lists the person's other tenants in which they can view it. Not in the requirements, based on ASSET-006.",
  loadRecord: loadAssetTenants,
});
