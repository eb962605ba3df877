import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type DeletionEffect = Schema<'AssetDeletionEffect'>;

/**
 * Loads the effects of deleting assets, i.e. the data that would be deleted with them. Deletes
 * nothing.
 */
export const loadDeletionEffects = fromPromise<
  readonly DeletionEffect[],
  { assetIds: readonly string[] }
>(async ({ input: { assetIds }, signal }) => {
  const body = { assetIds: assetIds.slice(0, 500) };
  return (await api.previewAssetDeletion({ body, signal, isSuccessHidden: true })).effects;
});
