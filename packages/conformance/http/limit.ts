/** Runs work with up to `limit` calls at a time; the rest is queued. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates an independent limit. */
export function createLimit(limit: number): Limit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot goes to the first in the queue, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
