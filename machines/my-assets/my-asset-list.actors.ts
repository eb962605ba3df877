import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { MyAsset } from './my-asset.ts';

export const loadMyAssets = fromPromise<readonly MyAsset[]>(
  async ({ signal }) => (await api.listMyAssets({ signal })).myAssets,
);
