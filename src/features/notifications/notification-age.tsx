import { useMemo } from 'react';
import { ageOf } from '#machines/notifications/age.ts';
import { useLanguage } from '#i18n/text.tsx';

/** How long ago, in full words: months and minutes are told apart by them. */
export function useAge(now: number) {
  const language = useLanguage();
  return useMemo(() => {
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
    return (instant: string) => {
      const { count, unit, short } = ageOf(instant, now);
      return { short, full: words.format(-count, unit) };
    };
  }, [language, now]);
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
