import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import type { MyAsset } from './my-asset.ts';
import { createRecordView } from '../records/create-record-view.ts';

/** One asset of the person or of their teams; not found if it is none of these. */
const loadOwnAsset = fromPromise<MyAsset, { id: string }>(async ({ input: { id }, signal }) => {
  const { myAssets } = await api.listMyAssets({ signal });
  const found = myAssets.find(({ assignment }) => assignment.assetId === id);
  if (!found) throw new Problem('notFound', 404);
  return found;
});

export const ownAssetMachine = createRecordView<MyAsset>({
  id: 'own-asset',
  description:
    'An assigned asset, as shown to a person who has no right to view others. Not in the requirements, after ASSET-043.',
  loadRecord: loadOwnAsset,
});
