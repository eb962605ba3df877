import type { DayHoliday } from '#machines/holidays/holiday.ts';
import { useText } from '#i18n/text.tsx';

/** Formats the holiday of a day: its name, and whether it is a half or an optional one. */
export function useHolidayText(): (holiday: DayHoliday) => string {
  const text = useText('common');
  return ({ name, isOptional, isHalfDay }) => {
    if (isOptional) return text(isHalfDay ? 'optionalHalfHoliday' : 'optionalHoliday', { name });
    return isHalfDay ? text('halfHoliday', { name }) : name;
  };
}
