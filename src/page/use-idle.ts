import { useEffect, useState } from 'react';

/** At the latest, in ms. */
const limit = 2000;

/** Whether the page has come to rest once: what is less urgent begins then. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // Follows the browser's rest.
  useEffect(() => {
    const rest = () => setIsIdle(true);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, limit);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(rest, { timeout: limit });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
