/** The number of allowed attempts, and the wait in seconds once they are used up. */
export interface TryLimitOptions {
  clock: { now(): number };
  max: number;
  pause: number;
  /**
   * Whether attempts are cleared after the wait; otherwise each further attempt must wait again.
   */
  startsAgain: boolean;
}

/** Maximum number of stored keys; the least recently used are removed first. */
const maxKeys = 10_000;

/**
 * Counts attempts by a key, e.g. an account or an IP address, in memory: strangers control the keys
 * and must not be able to fill the store. An attempt counts from its start, so that parallel
 * attempts cannot bypass the limit.
 */
export function createTryLimit({ clock, max, pause, startsAgain }: TryLimitOptions) {
  const tries = new Map<string, { count: number; at: number }>();
  const remaining = (key: string): number => {
    const known = tries.get(key);
    if (!known || known.count < max) return 0;
    return Math.max(0, Math.ceil((known.at + pause * 1000 - clock.now()) / 1000));
  };
  return {
    /** Seconds until the next attempt with this key, 0 for now. */
    remaining,
    /** Counts an attempt. */
    add(key: string): void {
      const known = tries.get(key);
      const isOver = known && startsAgain && clock.now() >= known.at + pause * 1000;
      const [oldest] = tries.keys();
      if (tries.size >= maxKeys && oldest !== undefined) tries.delete(oldest);
      tries.delete(key);
      tries.set(key, { count: known && !isOver ? known.count + 1 : 1, at: clock.now() });
    },
    /** Removes an attempt that does not count. */
    takeBack(key: string): void {
      const known = tries.get(key);
      if (known) tries.set(key, { ...known, count: Math.max(0, known.count - 1) });
    },
    /** Clears the attempts of a key. */
    clear(key: string): void {
      tries.delete(key);
    },
  };
}
