import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ActionAsset } from './asset.ts';

/** An asset leaves Scrap; `day` as the person writes it, empty for none. */
export const leaveScrap = fromPromise<unknown, { row: ActionAsset; statusId: string; day: string }>(
  ({ input: { row, statusId, day }, signal }) =>
    api.changeScrappedAssetStatus({
      path: { id: row.id },
      body: { statusId, disposedOnAsString: day, version: row.version },
      signal,
    }),
);
