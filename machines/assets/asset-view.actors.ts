import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type AssetView = Schema<'AssetView'>;

export const loadAssetView = fromPromise<AssetView, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { assetView } = await api.getAssetView({ path: { id }, signal });
    return assetView;
  },
);
