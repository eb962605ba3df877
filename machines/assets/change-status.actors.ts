import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** Each asset by itself: what is refused says why, and the others go. The page says what became of them. */
export const changeStatus = fromPromise<
  readonly Schema<'AssetOutcome'>[],
  Schema<'BulkChangeAssetStatus'>
>(
  async ({ input: body, signal }) =>
    (await api.bulkChangeAssetStatus({ body, signal, isSuccessHidden: true })).outcomes,
);
