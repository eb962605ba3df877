/** Random choices that a seed reproduces. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from 0 (inclusive) to `below` (exclusive). */
  below(below: number): number;
  /** One item of a list. Throws for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/**
 * A separate generator for each purpose, so that concurrent checks do not change each other's
 * choices. Algorithm: mulberry32, seeded by an FNV-1a hash.
 */
export function createRandom(seed: number, purpose: string): Random {
  let state = computeHash(`${seed} ${purpose}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined)
        throw new Error('Expected a list with at least one item, found an empty one.');
      return item;
    },
  };
}

function computeHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash;
}
