/**
 * Runs a callback when the browser is idle, or after `limit` ms at the latest. Returns a function
 * that cancels it.
 */
export function whenIdle(act: () => void, limit: number): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, limit);
    return () => clearTimeout(timer);
  }
  const requested = requestIdleCallback(act, { timeout: limit });
  return () => cancelIdleCallback(requested);
}
