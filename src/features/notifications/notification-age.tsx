import { useMemo } from 'react';
import { ageOf } from '#machines/notifications/age.ts';
import { useFormat } from '#i18n/format.tsx';
import { useLanguage } from '#i18n/text.tsx';

/** How long ago: short, and in full words, by which months and minutes are told apart. */
export function useAge(now: number) {
  const language = useLanguage();
  const format = useFormat();
  return useMemo(() => {
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
    return (instant: string) => {
      const { count, unit } = ageOf(instant, now);
      return { short: format.age(count, unit), full: words.format(-count, unit) };
    };
  }, [language, format, now]);
}

interface NotificationAgeProps {
  instant: string;
  now: number;
  className?: string | undefined;
}

/** The age as a number with its suffix; the full words on hover. Source: document 1, section 4. */
export function NotificationAge({ instant, now, className }: NotificationAgeProps) {
  const { short, full } = useAge(now)(instant);
  return (
    <time dateTime={instant} title={full} className={className}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{full}</span>
    </time>
  );
}
