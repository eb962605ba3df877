import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetLookup } from './asset-lookup.ts';

/** The categories and the locations, sorted by name. */
export interface AssetLookups {
  categories: readonly AssetLookup[];
  locations: readonly AssetLookup[];
}

export const loadAssetLookups = fromPromise<AssetLookups>(async ({ signal }) => {
  const [{ assetCategories }, { assetLocations }] = await Promise.all([
    api.listAssetCategories({ signal }),
    api.listAssetLocations({ signal }),
  ]);
  return {
    categories: assetCategories.map(({ assetTypeCount: count, ...each }) => ({
      ...each,
      kind: 'category',
      count,
    })),
    locations: assetLocations.map(({ assetCount: count, ...each }) => ({
      ...each,
      kind: 'location',
      count,
    })),
  };
});
