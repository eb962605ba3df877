import type { components } from '@atrium/contract/generated/types.ts';
import { normalizeName } from '../../../store/normalize-name.ts';
import type { AssetProperty, AssetRecord } from '../../../store/world/assets.ts';
import { byText } from '../../../common/assets/find.ts';
import { readableValues } from './property-views.ts';

type Contract = components['schemas'];
type ByType = ReadonlyMap<string, readonly AssetProperty[]>;

/** Groups the properties of all types by type. */
export const groupByType = (properties: readonly AssetProperty[]): ByType =>
  Map.groupBy(properties, ({ assetTypeId }) => assetTypeId);

/** The properties for which an asset has a value, as displayed. */
export const readProperties = (
  asset: Pick<AssetRecord, 'assetTypeId' | 'propertyValues'>,
  byType: ByType,
): Contract['AssetViewProperty'][] =>
  readableValues(byType.get(asset.assetTypeId) ?? [], asset).filter(({ value }) => value !== '');

/**
 * The assets whose properties contain the text of each filter. A filter refers to a property by
 * name.
 */
export function filterByProperties(
  assets: readonly AssetRecord[],
  filters: readonly Contract['AssetPropertyFilter'][],
  byType: ByType,
): readonly AssetRecord[] {
  const tests = filters.map((filter) => {
    const part = normalizeName(filter.value);
    const meant = findMeant(byType, filter);
    return (asset: AssetRecord) =>
      readProperties(asset, meant).some((each) => normalizeName(each.value).includes(part));
  });
  return assets.filter((asset) => tests.every((fits) => fits(asset)));
}

/** The types that have a property of each filter: only their assets can match. */
export function listFilteredTypes(
  filters: readonly Contract['AssetPropertyFilter'][],
  byType: ByType,
): string[] {
  const meant = filters.map((filter) => findMeant(byType, filter));
  return [...byType.keys()].filter((typeId) => meant.every((types) => types.has(typeId)));
}

/** The properties that a filter names, by type. */
function findMeant(
  byType: ByType,
  { assetTypePropertyName }: Contract['AssetPropertyFilter'],
): ByType {
  const name = normalizeName(assetTypePropertyName);
  const found = Array.from(byType, ([typeId, properties]) => {
    const named = properties.filter((property) => normalizeName(property.name) === name);
    return [typeId, named] as const;
  });
  return new Map(found.filter(([, named]) => named.length > 0));
}

/** The names of properties in alphabetical order, each once; case is ignored. */
export function listNames(properties: readonly AssetProperty[]): string[] {
  const names = new Map(properties.map(({ name }) => [normalizeName(name), name]));
  return [...names.values()].toSorted(byText);
}
