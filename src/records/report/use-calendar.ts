import { useMemo } from 'react';
import type { Calendar } from '#machines/assets/form/asset-days.ts';
import { serverClock } from '#machines/clock.ts';
import { useDateSettings } from '#i18n/format.tsx';

/** The current user's calendar settings. */
export function useCalendar(): Calendar {
  const { timeZone, dateFormat } = useDateSettings();
  return useMemo(() => ({ clock: serverClock, timeZone, dateFormat }), [timeZone, dateFormat]);
}
