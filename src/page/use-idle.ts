import { useEffect, useState } from 'react';
import { whenIdle } from '#ui/when-idle.ts';

/** At the latest, in ms. */
const limit = 2000;

/** Whether the page has come to rest once: what is less urgent begins then. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // Follows the browser's rest.
  useEffect(() => whenIdle(() => setIsIdle(true), limit), []);
  return isIdle;
}
