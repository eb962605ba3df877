import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type DeletionEffect = Schema<'AssetDeletionEffect'>;

/** What hangs on assets, and would go with them. Nothing is deleted. */
export const loadDeletionEffects = fromPromise<
  readonly DeletionEffect[],
  { assetIds: readonly string[] }
>(async ({ input: { assetIds }, signal }) => {
  const body = { assetIds: assetIds.slice(0, 500) };
  return (await api.previewAssetDeletion({ body, signal, isSuccessHidden: true })).effects;
});
