import type { Clock } from '#machines/clock.ts';
import { useDateSettings } from '#i18n/format.tsx';

export type EngagementClock = Clock;

/** The time and the time zone in which days elapse. */
export function useZonedNow(clock: EngagementClock) {
  const { timeZone } = useDateSettings();
  return { now: clock.now(), timeZone };
}
