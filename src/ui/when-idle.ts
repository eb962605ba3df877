/**
 * Does something once the browser is at rest, or after `limit` ms at the latest. Answers what calls
 * it off.
 */
export function whenIdle(act: () => void, limit: number): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, limit);
    return () => clearTimeout(timer);
  }
  const requested = requestIdleCallback(act, { timeout: limit });
  return () => cancelIdleCallback(requested);
}
