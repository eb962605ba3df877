import { useCallback } from 'react';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { toDayNumber } from '#ui/timeline/day-number.ts';

/** Days that are named by their distance; others are dates. */
const near = 6;

/** The text of a day: 'Today', 'Tomorrow', '3 days ago', 'in 4 days', or its date. */
export function useRelativeDay(): (day: string, today: string) => string {
  const text = useText('workBoard');
  const format = useFormat();
  return useCallback(
    (day, today) => {
      const distance = (toDayNumber(day) ?? 0) - (toDayNumber(today) ?? 0);
      if (distance === 0) return text('today');
      if (distance === 1) return text('tomorrow');
      if (distance === -1) return format.yesterday();
      return Math.abs(distance) > near ? format.shortDay(day) : format.formatAge(-distance, 'day');
    },
    [text, format],
  );
}
