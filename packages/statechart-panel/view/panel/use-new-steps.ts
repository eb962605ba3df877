import { useState } from 'react';

/** Counts the steps since the tab was last viewed. */
export function useNewSteps(count: number, areSeen: boolean): number {
  const [seen, setSeen] = useState(count);
  const now = areSeen || count < seen ? count : seen;
  if (now !== seen) setSeen(now);
  return count - now;
}
