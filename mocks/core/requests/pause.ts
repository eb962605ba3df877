/** Time in ms after which long work lets other work run. */
const turn = 2;

/** Creates a function that yields to the event loop if it has not done so for some ms. */
export function createPause(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < turn) return undefined;
    return new Promise((resolve) => {
      yieldOnce(() => {
        last = performance.now();
        resolve();
      });
    });
  };
}

/** Browsers have no `setImmediate`. */
const yieldOnce = (done: () => void): void => {
  if ('setImmediate' in globalThis) setImmediate(done);
  else setTimeout(done);
};
