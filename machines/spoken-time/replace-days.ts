import { addDays, toIsoDay } from '../clockwork/day/time.ts';

/** The format in which a person writes times. */
export interface TimeHabits {
  /** IANA name. */
  timeZone: string;
  dateFormat: 'DD/MM/YYYY' | 'MM/DD/YYYY';
  /** 12 hours with AM and PM. */
  isTwelveHour: boolean;
  /** Times are written with the letter for hours: "9h30" in French. */
  writesHourLetter: boolean;
}

export interface SpokenContext extends TimeHabits {
  /** Milliseconds since 1970. */
  now: number;
  /** The day of times typed without one, yyyy-MM-dd. */
  day: string;
}

/**
 * Symbols in which each day, typed as a word, a weekday or a date, is replaced by "I2026-03-04;". A
 * weekday and a date without a year mean the most recent one.
 */
export function replaceDays(symbols: string, { now, timeZone, dateFormat }: SpokenContext): string {
  const today = toIsoDay(now, timeZone);
  const marked = (day: string) => ` I${day}; `;
  const year = Number(today.slice(0, 4));
  return symbols
    .replaceAll(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g, marked)
    .replaceAll(
      /(?<![\d-])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?!\d)/g,
      (_, one: string, other: string, typedDay?: string) => {
        const [day, month] = dateFormat === 'DD/MM/YYYY' ? [one, other] : [other, one];
        const dayIn = (requested: number) =>
          `${requested}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
        if (typedDay !== undefined)
          return marked(dayIn(Number(typedDay) + (typedDay.length === 2 ? 2000 : 0)));
        return marked(dayIn(year) > today ? dayIn(year - 1) : dayIn(year));
      },
    )
    .replaceAll('T', marked(today))
    .replaceAll('Y', marked(addDays(today, -1)))
    .replaceAll(/D([a-g])/g, (_, letter: string) => marked(lastWeekday(letter, today)));
}

/** The most recent day with this weekday, including today; 'a' is Monday. */
function lastWeekday(letter: string, today: string): string {
  const requested = 'abcdefg'.indexOf(letter);
  const isNow = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, -((isNow - requested + 7) % 7));
}
