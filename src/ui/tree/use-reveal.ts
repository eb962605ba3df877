import { useEffect, useEffectEvent } from 'react';

/** A line to show. */
export interface TreeReveal {
  id: string;
  /** Alternates, so that the same line can be shown again. */
  isAgain: boolean;
}

/** Shows a line when another one is requested; the first value, before any request, is ignored. */
export function useReveal(revealed: TreeReveal | undefined, show: (id: string) => void): void {
  const onReveal = useEffectEvent(show);
  const request = JSON.stringify(revealed ?? null);
  // Follows requests from outside of the tree, e.g. a search.
  useEffect(() => {
    const { id } = (JSON.parse(request) as TreeReveal | null) ?? { id: '' };
    if (id !== '') onReveal(id);
  }, [request]);
}
