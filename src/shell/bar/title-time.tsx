import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { serverClock } from '#machines/clock.ts';
import { useFormat } from '#i18n/format.tsx';
import { TitlePrefix } from '#ui/display/navigation/page-title.tsx';
import { useRunning } from '#page/timer/timers.tsx';

/** How often the minute is checked, in ms. */
const look = 1000;

interface TitleTimeProps {
  /** Whether the user tracks time at all. */
  hasTimer: boolean;
  children: ReactNode;
}

/** Adds the running time to the page titles: "1:23 · Dashboard · Aster Labs · Atrium". */
export function TitleTime({ hasTimer, children }: TitleTimeProps) {
  const { digits } = useFormat();
  const running = useRunning();
  const minutes = useMinutesSince((hasTimer && running?.startTime) || null);
  return <TitlePrefix value={minutes === null ? '' : digits(minutes * 60)}>{children}</TitlePrefix>;
}

/** The full minutes since a timestamp; null without one. Renders only when the minute changes. */
function useMinutesSince(start: string | null): number | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (start === null) return () => undefined;
      const timer = setInterval(changed, look);
      return () => clearInterval(timer);
    },
    [start],
  );
  return useSyncExternalStore(subscribe, () =>
    start === null ? null : Math.floor((serverClock.now() - Date.parse(start)) / 60_000),
  );
}
