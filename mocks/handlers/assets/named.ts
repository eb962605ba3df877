import type { View } from '../../store/store.ts';
import type { AssetLookup, AssetType } from '../../store/world/assets.ts';

type NamedLookup = Pick<AssetLookup, 'id' | 'name'>;
type NamedType = Pick<AssetType, 'id' | 'code' | 'name' | 'assetCategoryId' | 'isTeam'>;

/** How categories and locations are called. */
export const namedLookups: View<AssetLookup, NamedLookup> = {
  order: 'id',
  of: ({ id, name }) => ({ id, name }),
};

/** How types are called, and what others ask of them. */
export const namedTypes: View<AssetType, NamedType> = {
  order: 'id',
  of: ({ id, code, name, assetCategoryId, isTeam }) => ({
    id,
    code,
    name,
    assetCategoryId,
    isTeam,
  }),
};
