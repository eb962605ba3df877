import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates with each change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** From this width on, the top bar has room for labels next to its icons. */
export const roomyWidths = '(min-width: 1240px)';
