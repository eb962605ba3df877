import { toUtcTimestamp, isLocalTime } from '#machines/clockwork/day/time.ts';
import type { TimeInputError, TimeHabits } from '#machines/spoken-time/spoken-time.ts';
import { isTwelveHour, useDateSettings, useFormat } from '#i18n/format.tsx';
import { useLanguage, useText } from '#i18n/text.tsx';

/** Any day: only its times are shown, as examples. */
const someDay = '2026-01-05';

/** Times in the user's format, and the errors of times that cannot be parsed. */
export function useSpoken() {
  const text = useText('spokenTime');
  const language = useLanguage();
  const { time, shortDay } = useFormat();
  const settings = useDateSettings();
  const { timeZone } = settings;
  const habits: TimeHabits = {
    ...settings,
    isTwelveHour: isTwelveHour(language, settings.hourFormat),
    writesHourLetter: language === 'fr',
  };
  const clock = (localTime: string) => time(toUtcTimestamp(localTime, timeZone) ?? '');
  const [from, until] = [clock(`${someDay}T09:15`), clock(`${someDay}T10:30`)];
  const examples = { time: from, range: `${from}–${until}` };
  return {
    habits,
    /** A local time, with its date if it is not the shown day; other texts stay unchanged. */
    shown: (value: string, shownDay: string) => {
      if (!isLocalTime(value)) return value;
      const day = value.slice(0, 10);
      return day === shownDay ? clock(value) : `${shortDay(day)} ${clock(value)}`;
    },
    getErrorText: (error: TimeInputError, side: 'start' | 'end') =>
      text(error === 'unreadable' ? unreadable[side] : error, examples),
    hint: text('hint', examples),
  };
}

const unreadable = { start: 'unreadableStart', end: 'unreadableEnd' } as const;
