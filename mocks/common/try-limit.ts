/** How many tries are taken, and for how long (in seconds) the next one has to wait then. */
export interface TryLimitOptions {
  clock: { now(): number };
  max: number;
  pause: number;
  /** Whether tries are forgotten once the pause is over; else each further try has to wait again. */
  startsAgain: boolean;
}

/** Keys that are remembered at most; those that were not tried for the longest are forgotten first. */
const maxKeys = 10_000;

/**
 * Counts tries by a key, such as an account or an IP address, in memory: strangers choose the keys, and
 * must not fill the store with them. A try counts from its start, so that many at once are no way round.
 */
export function createTryLimit({ clock, max, pause, startsAgain }: TryLimitOptions) {
  const tries = new Map<string, { count: number; at: number }>();
  const remaining = (key: string): number => {
    const known = tries.get(key);
    if (!known || known.count < max) return 0;
    return Math.max(0, Math.ceil((known.at + pause * 1000 - clock.now()) / 1000));
  };
  return {
    /** Seconds until the next try of this key, 0 for now. */
    remaining,
    /** Counts a try. */
    add(key: string): void {
      const known = tries.get(key);
      const isOver = known && startsAgain && clock.now() >= known.at + pause * 1000;
      const [oldest] = tries.keys();
      if (tries.size >= maxKeys && oldest !== undefined) tries.delete(oldest);
      tries.delete(key);
      tries.set(key, { count: known && !isOver ? known.count + 1 : 1, at: clock.now() });
    },
    /** Takes a try back that was none after all. */
    takeBack(key: string): void {
      const known = tries.get(key);
      if (known) tries.set(key, { ...known, count: Math.max(0, known.count - 1) });
    },
    /** Forgets the tries of a key. */
    clear(key: string): void {
      tries.delete(key);
    },
  };
}
