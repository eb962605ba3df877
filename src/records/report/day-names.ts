import { useLanguage } from '#i18n/text.tsx';

/** Short and long names of weekdays and months in the language of the page, of yyyy-MM-dd days. */
export function useDayNames() {
  const language = useLanguage();
  const named = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
  };
  return {
    weekday: named({ weekday: 'short' }),
    longWeekday: named({ weekday: 'long' }),
    month: named({ month: 'short' }),
  };
}
