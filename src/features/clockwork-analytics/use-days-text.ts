import type { Days } from '#machines/clockwork-analytics/team-hours.ts';
import { useFormat } from '#i18n/format.tsx';

/** Formats days for the person: a single day, or the first and the last. */
export function useDaysText() {
  const { shortDay } = useFormat();
  return ({ start, end }: Days): string => [...new Set([start, end])].map(shortDay).join(' – ');
}
