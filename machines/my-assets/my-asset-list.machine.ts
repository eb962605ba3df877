import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { MyAsset } from './my-asset.ts';
import { createList } from '../lists/create-list.ts';

const loadMyAssets = fromPromise<readonly MyAsset[]>(
  async ({ signal }) => (await api.listMyAssets({ signal })).myAssets,
);

export const myAssetListMachine = createList<MyAsset>({
  id: 'my-asset-list',
  description:
    "The person's assets, and those of their teams. Not in the requirements, after ASSET-061.",
  loadRecords: loadMyAssets,
});
