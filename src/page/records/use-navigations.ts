import { useRouter, type RouterEvents } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSubscription } from '#ui/hooks/use-subscription.ts';

type Location = RouterEvents['onBeforeNavigate']['toLocation'];

/**
 * Calls the listener with the location of each navigation of the router when it starts, whether or
 * not it is ever rendered. The listener may change with each render.
 */
export function useNavigations(listener: (to: Location) => void): void {
  const router = useRouter();
  const source = useCallback(
    (navigated: (to: Location) => void) =>
      router.subscribe('onBeforeNavigate', ({ toLocation }) => navigated(toLocation)),
    [router],
  );
  useSubscription(source, listener);
}
