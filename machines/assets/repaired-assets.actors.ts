import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type RepairedAsset = Schema<'RepairedAsset'>;

export const loadRepairedAssets = fromPromise<readonly RepairedAsset[], { id: string }>(
  async ({ signal }) => {
    const { repairedAssets } = await api.listRepairedAssets({ signal });
    return repairedAssets;
  },
);
