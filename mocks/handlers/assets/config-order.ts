import type { AssetProperty } from '../../store/world/assets.ts';

/** Properties whose places have changed. Source: ASSET-137, ASSET-028. */
export type Reordered = AssetProperty[];

const placed = (properties: readonly AssetProperty[]): AssetProperty[] =>
  properties
    .filter(({ configurationOrder }) => configurationOrder !== null)
    .toSorted((a, b) => (a.configurationOrder ?? 0) - (b.configurationOrder ?? 0));

/** The properties of `order`, numbered from 1, as far as their place is another. */
const numbered = (order: readonly AssetProperty[]): Reordered =>
  order.flatMap((property, at) =>
    property.configurationOrder === at + 1 ? [] : [{ ...property, configurationOrder: at + 1 }],
  );

/** Gives a property its place from 1; those from there on move down. Behind the last is the last. */
export function moveToPosition(
  properties: readonly AssetProperty[],
  property: AssetProperty,
  position: number,
): Reordered {
  const others = placed(properties).filter(({ id }) => id !== property.id);
  return numbered(others.toSpliced(position - 1, 0, property));
}

/** The places in the order in which the properties were made. */
export const inOrderOfMaking = (properties: readonly AssetProperty[]): Reordered =>
  numbered(properties.toSorted((a, b) => a.sequence - b.sequence));

/** No property has a place. */
export const clearPositions = (properties: readonly AssetProperty[]): Reordered =>
  placed(properties).map((property) => ({ ...property, configurationOrder: null }));

/** The gap that a property leaves is closed. */
export const without = (properties: readonly AssetProperty[], id: string): Reordered =>
  numbered(placed(properties).filter((property) => property.id !== id));

/** The place behind all others. */
export const getNextPosition = (properties: readonly AssetProperty[]): number =>
  placed(properties).length + 1;
