import type { Group } from '../../store/store.ts';
import type { AssetProperty, AssetRecord } from '../../store/world/assets.ts';

/** The positions of the selected options by the sequence of their properties; null for a text. */
type Used = Readonly<Record<string, number | null>>;

/**
 * Which properties of its type an asset has a value for, and which options: the same text for all
 * assets with the same ones, so that these can be counted as a group.
 */
export function writePropertyUse(
  properties: readonly AssetProperty[],
  { propertyValues }: Pick<AssetRecord, 'propertyValues'>,
): string {
  const used = properties.flatMap(({ id, sequence, options }) => {
    const value = propertyValues[id];
    if (!value) return [];
    const position = options.findIndex((option) => option.id === value);
    return [[sequence, position < 0 ? null : position] as const];
  });
  return JSON.stringify(Object.fromEntries(used));
}

/** How many assets of a type use one of its properties. */
export interface PropertyUse {
  /** The assets with a value. */
  count: number;
  /** The assets with each option, by its id. */
  byOption: ReadonlyMap<string, number>;
}

/** Counts the use of a property in the assets of its type, grouped by their `propertyUse`. */
export function countPropertyUse(
  groups: readonly Group<string | undefined>[],
  { sequence, options }: AssetProperty,
): PropertyUse {
  const byOption = new Map<string, number>();
  let count = 0;
  for (const group of groups) {
    const position = (JSON.parse(group.value ?? '{}') as Used)[sequence];
    if (position === undefined) continue;
    count += group.count;
    const option = position === null ? undefined : options[position];
    if (option) byOption.set(option.id, (byOption.get(option.id) ?? 0) + group.count);
  }
  return { count, byOption };
}
