import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** A tenant of the person in which they can view an asset. */
export type AssetTenant = Schema<'AssetTenant'>;

export const loadAssetTenants = fromPromise<readonly AssetTenant[], { id: string }>(
  async ({ input: { id: assetId }, signal }) =>
    (await api.listAssetTenants({ query: { assetId }, signal, isSuccessHidden: true })).tenants,
);
