import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import type { MyAsset } from './my-asset.ts';

/** One asset of the person or of their teams; not found if it is none of these. */
export const loadOwnAsset = fromPromise<MyAsset, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { myAssets } = await api.listMyAssets({ signal });
    const found = myAssets.find(({ assignment }) => assignment.assetId === id);
    if (!found) throw new Problem('notFound', 404);
    return found;
  },
);
