import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetType } from './asset-type.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

const loadAssetTypes = fromPromise<readonly AssetType[]>(async ({ signal }) => {
  const { assetMaster } = await api.listAssetTypes({ signal });
  return assetMaster;
});

const deleteAssetType = fromPromise<unknown, { row: AssetType }>(({ input: { row }, signal }) =>
  api.deleteAssetType({ path: { id: row.id }, signal }),
);

export const assetTypeListMachine = createList<AssetType>({
  id: 'asset-type-list',
  description: 'The asset master: the list of asset types. Source: ASSET-001.',
  loadRecords: loadAssetTypes,
  parts: [deletion(deleteAssetType)],
});
