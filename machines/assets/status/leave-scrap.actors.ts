import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ActionAsset } from '../asset.ts';

/** Changes the status of an asset in Scrap; `day` is in the person's format, empty for none. */
export const leaveScrap = fromPromise<unknown, { row: ActionAsset; statusId: string; day: string }>(
  ({ input: { row, statusId, day }, signal }) =>
    api.changeScrappedAssetStatus({
      path: { id: row.id },
      body: { statusId, disposedOnAsString: day, version: row.version },
      signal,
    }),
);
