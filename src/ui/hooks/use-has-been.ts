import { useState } from 'react';

/** Whether a condition is true, or has ever been. */
export function useHasBeen(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return hasBeen || isSo;
}
