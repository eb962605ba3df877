import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetPlace } from './asset-place.ts';

/** The categories and the locations, each by name. */
export interface AssetPlaces {
  categories: readonly AssetPlace[];
  locations: readonly AssetPlace[];
}

export const loadAssetPlaces = fromPromise<AssetPlaces>(async ({ signal }) => {
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
