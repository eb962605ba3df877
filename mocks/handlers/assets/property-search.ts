import type { components } from '#openapi/generated/types.ts';
import { normalizeName } from '../../core/normalize-name.ts';
import type { AssetProperty } from '../../store/world/assets.ts';
import { byText } from '../../common/assets/find.ts';
import type { FoundAsset, ListedAsset, SearchText } from './listed.ts';
import { readableValues } from './property-views.ts';

type Contract = components['schemas'];
type ByType = ReadonlyMap<string, readonly AssetProperty[]>;

/** Groups the properties of all types by type. */
export const groupByType = (properties: readonly AssetProperty[]): ByType =>
  Map.groupBy(properties, ({ assetTypeId }) => assetTypeId);

/** The properties for which an asset has a value, as displayed. */
export const readProperties = (
  asset: Pick<ListedAsset, 'assetTypeId' | 'propertyValues'>,
  byType: ByType,
): Contract['AssetViewProperty'][] =>
  readableValues(byType.get(asset.assetTypeId) ?? [], asset).filter(({ value }) => value !== '');

/** The search text of an asset's properties; assets with the same values share it. */
export const propertyTexts = (byType: ByType): SearchText => ({
  key: ({ assetTypeId, propertyValues }) =>
    [assetTypeId, ...Object.entries(propertyValues).flat()].join('\n'),
  text: (asset) =>
    readProperties(asset, byType)
      .map(({ value }) => value)
      .join('\n'),
});

/**
 * The assets whose properties contain the text of each filter. A filter refers to a property by
 * name.
 */
export function filterByProperties(
  assets: readonly FoundAsset[],
  filters: readonly Contract['AssetPropertyFilter'][],
  byType: ByType,
): readonly FoundAsset[] {
  const tests = filters.map(({ assetTypePropertyName, value }) => {
    const name = normalizeName(assetTypePropertyName);
    const part = normalizeName(value);
    const meant = new Map(
      [...byType].map(([typeId, properties]) => [
        typeId,
        properties.filter((property) => normalizeName(property.name) === name),
      ]),
    );
    return (asset: FoundAsset) =>
      readProperties(asset, meant).some((each) => normalizeName(each.value).includes(part));
  });
  return tests.length === 0 ? assets : assets.filter((asset) => tests.every((fits) => fits(asset)));
}

/** The names of properties in alphabetical order, each once; case is ignored. */
export function listNames(properties: readonly AssetProperty[]): string[] {
  const names = new Map(properties.map(({ name }) => [normalizeName(name), name]));
  return [...names.values()].toSorted(byText);
}
