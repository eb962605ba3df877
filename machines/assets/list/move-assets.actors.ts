import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/**
 * Each asset is processed separately: a rejected one has a reason, and the others move. The page
 * reports the results.
 */
export const moveAssets = fromPromise<readonly Schema<'AssetOutcome'>[], Schema<'BulkMoveAssets'>>(
  async ({ input: body, signal }) =>
    (await api.bulkMoveAssets({ body, signal, isSuccessHidden: true })).outcomes,
);
