import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetType } from './asset-type.ts';

export const loadAssetTypes = fromPromise<readonly AssetType[]>(async ({ signal }) => {
  const { assetMaster } = await api.listAssetTypes({ signal });
  return assetMaster;
});

export const deleteAssetType = fromPromise<unknown, { row: AssetType }>(
  ({ input: { row }, signal }) => api.deleteAssetType({ path: { id: row.id }, signal }),
);
