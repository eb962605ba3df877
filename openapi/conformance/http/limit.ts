/** Runs work, but no more than `limit` at a time; the rest waits its turn. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A limit of its own. */
export function createLimit(limit: number): Limit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to whoever waits longest, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
