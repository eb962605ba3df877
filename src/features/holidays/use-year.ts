import { useSearch } from '@tanstack/react-router';
import { serverClock } from '#machines/clock.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { parseYear } from '#machines/holidays/holiday.ts';
import { useDateSettings } from '#i18n/format.tsx';

/** The current day of the user, yyyy-MM-dd. */
export function useToday(): string {
  const { timeZone } = useDateSettings();
  return toIsoDay(serverClock.now(), timeZone);
}

/** The year in the address; by default the user's current year. */
export function useYear(): number {
  const { year }: { year?: unknown } = useSearch({ strict: false });
  const today = useToday();
  return parseYear(year) ?? Number(today.slice(0, 4));
}
