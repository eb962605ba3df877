import { foundOr404 } from '../../core/records/records.ts';
import { compareNames } from '../../store/sort-key.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetProperty, AssetRecord, AssetType } from '../../store/world/assets.ts';

/** The asset with this id. 404 when there is none. */
export async function requireAsset(db: Scope<World>, id: string): Promise<AssetRecord> {
  return foundOr404(await db.get('assets', id), 'assetUnknown');
}

/** The asset type with this id. 404 when there is none. */
export async function requireType(db: Scope<World>, id: string): Promise<AssetType> {
  return foundOr404(await db.get('assetTypes', id), 'assetTypeUnknown');
}

/** The properties of a type in their configured order; those without a position last, by name. */
export async function loadProperties(
  db: Scope<World>,
  assetTypeId: string,
): Promise<AssetProperty[]> {
  const properties = await db.query('assetTypeProperties', { where: { assetTypeId } });
  return properties.toSorted(compareByOrder);
}

/** Compares properties by their configured order; those without a position last, by name. */
export function compareByOrder(a: AssetProperty, b: AssetProperty): number {
  const getPosition = (property: AssetProperty) => property.configurationOrder ?? Infinity;
  if (getPosition(a) !== getPosition(b)) return getPosition(a) - getPosition(b);
  return byText(a.name, b.name);
}

/** Compares texts as the store orders names. */
export const byText = compareNames;
