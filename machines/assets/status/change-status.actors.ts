import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/**
 * Each asset is processed separately: a rejected one has a reason, and the others change. The page
 * reports the results.
 */
export const changeStatus = fromPromise<
  readonly Schema<'AssetOutcome'>[],
  Schema<'BulkChangeAssetStatus'>
>(
  async ({ input: body, signal }) =>
    (await api.bulkChangeAssetStatus({ body, signal, isSuccessHidden: true })).outcomes,
);
