import { useState } from 'react';

/** How many steps have come since they were last looked at. */
export function useNewSteps(count: number, areSeen: boolean): number {
  const [seen, setSeen] = useState(count);
  const now = areSeen || count < seen ? count : seen;
  if (now !== seen) setSeen(now);
  return count - now;
}
