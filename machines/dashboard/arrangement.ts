/** A person's arrangement of the Dashboard tiles, by name. */
export interface Arrangement {
  /** From first to last. */
  order: readonly string[];
  hidden: readonly string[];
}

/** The default, before any change. */
export const defaultArrangement: Arrangement = { order: [], hidden: [] };

/**
 * All tiles in a person's order. A tile added since follows the one that precedes it by default;
 * unknown names are left out.
 */
export function inOrder<Name extends string>(
  names: readonly Name[],
  { order }: Arrangement,
): Name[] {
  const arranged = order.filter((name): name is Name =>
    (names as readonly string[]).includes(name),
  );
  const result = [...new Set(arranged)];
  for (const [index, name] of names.entries()) {
    if (result.includes(name)) continue;
    const before = names[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, name);
  }
  return result;
}

/** The visible tiles, in a person's order. */
export const getShown = <Name extends string>(
  names: readonly Name[],
  arrangement: Arrangement,
): Name[] => inOrder(names, arrangement).filter((name) => !arrangement.hidden.includes(name));

/** Moves a tile before or after another one. */
export interface Move {
  name: string;
  anchor: string;
  isAfter: boolean;
}

/** The order after a move; unchanged if one of the two tiles is unknown. */
export function moved(order: readonly string[], { name, anchor, isAfter }: Move): string[] {
  const others = order.filter((each) => each !== name);
  const at = others.indexOf(anchor);
  if (at < 0 || others.length === order.length) return [...order];
  return others.toSpliced(isAfter ? at + 1 : at, 0, name);
}

/** Whether the tiles are in the default arrangement. */
export const isDefault = (names: readonly string[], arrangement: Arrangement): boolean =>
  arrangement.hidden.every((name) => !names.includes(name)) &&
  inOrder(names, arrangement).every((name, index) => name === names[index]);
