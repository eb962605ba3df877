import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type AssetHistory = Schema<'AssetHistoryAnswer'>;

export const loadAssetHistory = fromPromise<AssetHistory, { id: string }>(
  ({ input: { id }, signal }) => api.getAssetHistory({ path: { id }, signal }),
);
