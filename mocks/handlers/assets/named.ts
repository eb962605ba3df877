import type { View } from '../../store/store.ts';
import type { AssetLookup, AssetType } from '../../store/world/assets.ts';

type NamedLookup = Pick<AssetLookup, 'id' | 'name'>;
type NamedType = Pick<AssetType, 'id' | 'code' | 'name' | 'assetCategoryId' | 'isTeam'>;

/** The names of categories and locations. */
export const namedLookups: View<AssetLookup, NamedLookup> = {
  order: 'id',
  of: ({ id, name }) => ({ id, name }),
};

/** The names of types, with the fields that other handlers need. */
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
