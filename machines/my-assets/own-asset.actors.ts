import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import type { MyAsset } from './my-asset.ts';

/** One asset among those that the person or their teams have; not found where it is none of them. */
export const loadOwnAsset = fromPromise<MyAsset, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { myAssets } = await api.listMyAssets({ signal });
    const found = myAssets.find(({ assignment }) => assignment.assetId === id);
    if (!found) throw new Problem('notFound', 404);
    return found;
  },
);
