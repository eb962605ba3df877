/** A deterministic random generator: the same seed gives the same world. */
export interface Random {
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of the items; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** A version 4 UUID. */
  uuid(): string;
}

/** Mulberry32 over a 32-bit seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    uuid: () => {
      const hex = (length: number) => {
        // A world has thousands of UUIDs; joining a list of digits takes five times as long.
        let digits = '';
        for (let remaining = length; remaining > 0; remaining -= 1)
          digits += between(0, 15).toString(16);
        return digits;
      };
      return `${hex(8)}-${hex(4)}-4${hex(3)}-${between(8, 11).toString(16)}${hex(3)}-${hex(12)}`;
    },
  };
}
