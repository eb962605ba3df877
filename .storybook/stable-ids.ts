export interface StableIds {
  /** The number of ids made so far. */
  save: () => number;
  /** Continues from this count: the same ids are made again. */
  restore: (count: number) => void;
  /** Makes random ids again. */
  stop: () => void;
}

/**
 * From now on `crypto.randomUUID` returns the same ids in the same order, so that an interaction
 * finds the same records when it is replayed.
 */
export function installStableIds(): StableIds {
  let count = 0;
  const nextStableId = () => toUuid((count += 1));
  crypto.randomUUID = nextStableId;
  return {
    save: () => count,
    restore: (next) => {
      count = next;
    },
    stop: () => {
      // Deleting the override reveals the native function on the prototype.
      if (crypto.randomUUID === nextStableId) Reflect.deleteProperty(crypto, 'randomUUID');
    },
  };
}

/** A version 4 UUID whose random part is a number spread over all digits. */
function toUuid(count: number): ReturnType<typeof crypto.randomUUID> {
  const [a, b, c, d] = [1, 2, 3, 4].map((part) => spread(count * 4 + part)) as Four;
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(0, 3)}-${c.slice(4)}${d}`;
}

type Four = [string, string, string, string];

/**
 * Eight hexadecimal digits that differ visibly from those of the neighboring seeds (splitmix32).
 */
function spread(seed: number): string {
  let mixed = Math.imul(seed, 0x9e3779b9);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0).toString(16).padStart(8, '0');
}
