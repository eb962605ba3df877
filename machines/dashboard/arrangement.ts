/** How a person has arranged the tiles of the Dashboard, by name. */
export interface Arrangement {
  /** From the first to the last. */
  order: readonly string[];
  hidden: readonly string[];
}

/** As nobody has touched it. */
export const defaultArrangement: Arrangement = { order: [], hidden: [] };

/**
 * All tiles in a person's order. One that has come since stands behind the one that it usually follows;
 * a name that is none is left out.
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

/** The tiles that are shown, in a person's order. */
export const getShown = <Name extends string>(
  names: readonly Name[],
  arrangement: Arrangement,
): Name[] => inOrder(names, arrangement).filter((name) => !arrangement.hidden.includes(name));

/** A tile before or after another one. */
export interface Move {
  name: string;
  anchor: string;
  isAfter: boolean;
}

/** The order once a tile is moved; as it was where one of the two is not known. */
export function moved(order: readonly string[], { name, anchor, isAfter }: Move): string[] {
  const others = order.filter((each) => each !== name);
  const at = others.indexOf(anchor);
  if (at < 0 || others.length === order.length) return [...order];
  return others.toSpliced(isAfter ? at + 1 : at, 0, name);
}

/** Whether the tiles stand as they do for somebody who has arranged nothing. */
export const isDefault = (names: readonly string[], arrangement: Arrangement): boolean =>
  arrangement.hidden.every((name) => !names.includes(name)) &&
  inOrder(names, arrangement).every((name, index) => name === names[index]);
