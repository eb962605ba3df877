import type { AssetProperty } from '../../../store/world/assets.ts';

/** Properties whose positions changed. Source: ASSET-137, ASSET-028. */
export type Reordered = AssetProperty[];

const placed = (properties: readonly AssetProperty[]): AssetProperty[] =>
  properties
    .filter(({ configurationOrder }) => configurationOrder !== null)
    .toSorted((a, b) => (a.configurationOrder ?? 0) - (b.configurationOrder ?? 0));

/** The properties in `order`, numbered from 1; only those whose position changes. */
const numbered = (order: readonly AssetProperty[]): Reordered =>
  order.flatMap((property, at) =>
    property.configurationOrder === at + 1 ? [] : [{ ...property, configurationOrder: at + 1 }],
  );

/**
 * Moves a property to a position, counted from 1; the properties from there on move down. A
 * position past the end means the last one.
 */
export function moveToPosition(
  properties: readonly AssetProperty[],
  property: AssetProperty,
  position: number,
): Reordered {
  const others = placed(properties).filter(({ id }) => id !== property.id);
  return numbered(others.toSpliced(position - 1, 0, property));
}

/** Restores the order in which the properties were created. */
export const inOrderOfMaking = (properties: readonly AssetProperty[]): Reordered =>
  numbered(properties.toSorted((a, b) => a.sequence - b.sequence));

/** Removes the position of every property. */
export const clearPositions = (properties: readonly AssetProperty[]): Reordered =>
  placed(properties).map((property) => ({ ...property, configurationOrder: null }));

/** Closes the gap that a removed property leaves. */
export const without = (properties: readonly AssetProperty[], id: string): Reordered =>
  numbered(placed(properties).filter((property) => property.id !== id));

/** The position after all others. */
export const getNextPosition = (properties: readonly AssetProperty[]): number =>
  placed(properties).length + 1;
