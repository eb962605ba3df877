import { createContext, use, useMemo, type ReactNode } from 'react';
import { getRegionalLocale } from './languages.ts';
import { useLanguage } from './text.tsx';

/** The user's date settings in the tenant. */
export interface DateSettings {
  /** IANA name of the time zone. */
  timeZone: string;
  dateFormat: 'DD/MM/YYYY' | 'MM/DD/YYYY';
  /** The format of times of day; if omitted, it depends on language and region. */
  hourFormat?: 'language' | '12' | '24';
  /** The first day of the week in calendars, set by the organization. */
  weekStart?: WeekStart;
}

export type WeekStart =
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday';

interface Formats {
  settings: DateSettings;
  /** Cached by language, because it has a dozen formatters and hundreds of rows use it. */
  in: (language: string) => Format;
}

type Format = ReturnType<typeof createFormat>;

function formatsWith(settings: DateSettings): Formats {
  let last: { language: string; format: Format } | null = null;
  return {
    settings,
    in: (language) => {
      if (last?.language !== language) {
        last = { language, format: createFormat(language, settings) };
      }
      return last.format;
    },
  };
}

const FormatsContext = createContext<Formats>(
  formatsWith({ timeZone: 'Etc/UTC', dateFormat: 'DD/MM/YYYY' }),
);

export function FormatProvider({
  settings: { timeZone, dateFormat, hourFormat = 'language', weekStart = 'monday' },
  children,
}: {
  settings: DateSettings;
  children: ReactNode;
}) {
  const formats = useMemo(
    () => formatsWith({ timeZone, dateFormat, hourFormat, weekStart }),
    [timeZone, dateFormat, hourFormat, weekStart],
  );
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

/** The settings themselves, for date input fields. */
export const useDateSettings = (): DateSettings => use(FormatsContext).settings;

/** The props that a date or time field gets from the settings. */
export function useFieldSettings() {
  const { dateFormat: format, weekStart = 'monday', hourFormat } = useDateSettings();
  const language = useLanguage();
  const day = { format, weekStart };
  const time = {
    hourCycle: isTwelveHour(language, hourFormat) ? (12 as const) : (24 as const),
  };
  return { day, time };
}

/** Formats dates, times and durations in the language of the page with the user's settings. */
export function useFormat(): Format {
  const language = useLanguage();
  return use(FormatsContext).in(language);
}

/** The date forms of the requirements. Source: SHELL-051. */
export type DateForm = 'dd/mm/yyyy' | 'mm-dd-yyyy' | 'dd-Mon-yyyy' | 'd Mon yyyy' | 'Mon d, yyyy';

/**
 * The kind of an amount. Totals have two decimals; hourly rates and unit prices have four; assets
 * are in rupees. A catalog price has two decimals, or four if two are not enough. Source:
 * ASSET-079, SERV-D02.
 */
export type MoneyKind = 'amount' | 'price' | 'rate' | 'asset';

/** The unit of an age. */
export type AgeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';

interface MoneyForm {
  sign: string;
  decimals: number;
  /** The maximum number of decimals, for values that need more than `decimals`. */
  maxDecimals?: number;
}

const moneyKinds: Record<MoneyKind, MoneyForm> = {
  amount: { sign: '$', decimals: 2 },
  price: { sign: '$', decimals: 2, maxDecimals: 4 },
  rate: { sign: '$', decimals: 4 },
  asset: { sign: '₹', decimals: 2 },
};

/**
 * Creates a value on first use: a page needs few of the two dozen formatters, and each is slow to
 * create.
 */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** The same, once per key. */
function each<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** Whether times of day use AM and PM: by the user's setting, else by language and region. */
export function isTwelveHour(
  language: string,
  hourFormat: DateSettings['hourFormat'] = 'language',
): boolean {
  if (hourFormat !== 'language') return hourFormat === '12';
  return isTwelveHourLocale(getRegionalLocale(language));
}

/** Cached, because the lookup is slow and runs for each letter that is typed in a time field. */
const isTwelveHourLocale = each((locale: string) => {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12';
});

export function createFormat(language: string, { timeZone, dateFormat, hourFormat }: DateSettings) {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(language, options));
  const timeIn = (zone: string) =>
    once(
      () =>
        new Intl.DateTimeFormat(language, {
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: isTwelveHour(language, hourFormat) ? 'h12' : 'h23',
          timeZone: zone,
        }),
    );
  const time = timeIn(timeZone);
  const localTime = timeIn('UTC');
  const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const columnDay = formatter({ weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  // An empty duration is formatted as zero: "0m", "0s".
  const hours = once(
    () => new Intl.DurationFormat(language, { style: 'narrow', minutesDisplay: 'always' }),
  );
  // Cached, because a list repeats few durations and formatting each takes 0.1 ms.
  const minutesLong = each((minutes: number) => hours().format(parts(minutes * 60, false)));
  const running = once(
    () => new Intl.DurationFormat(language, { style: 'narrow', secondsDisplay: 'always' }),
  );
  const digits = once(
    () => new Intl.DurationFormat(language, { style: 'digital', secondsDisplay: 'auto' }),
  );
  const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const ages = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'always' }));
  const shortAges = each(
    (unit: AgeUnit) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }),
  );
  const numbers = each(
    (decimals: number) => new Intl.NumberFormat(language, { maximumFractionDigits: decimals }),
  );
  const shortMonth = formatter({ month: 'short', timeZone: 'UTC' });
  const weekday = formatter({ weekday: 'long', timeZone: 'UTC' });
  const month = formatter({ month: 'long', timeZone: 'UTC' });
  const monthOfYear = formatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const money = each((kind: MoneyKind) => moneyIn(language, kind));
  const currencies = once(() => new Intl.DisplayNames(language, { type: 'currency' }));
  const list = once(() => new Intl.ListFormat(language));
  const localDay = once(() => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }));
  const shortDay = (day: string) =>
    inForm(day, dateFormat === 'DD/MM/YYYY' ? ['day', 'month', 'year'] : ['month', 'day', 'year']);
  const betweenDayAndDate = once(() => {
    const [first, second] = longDay().formatToParts();
    return first?.type === 'weekday' && second?.type === 'literal' ? second.value : ' ';
  });
  return {
    /** The time of day of a timestamp. */
    time: (timestamp: string) => time().format(new Date(timestamp)),
    /** A time of day without a time zone, HH:mm, e.g. when the organization's work day starts. */
    timeOfDay: (local: string) => localTime().format(new Date(`2000-01-01T${local}:00Z`)),
    /**
     * "Saturday, 28/11/2026", for a yyyy-MM-dd day: the weekday with the date in the user's format.
     */
    weekdayDate: (day: string) =>
      `${weekday().format(new Date(`${day}T00:00:00Z`))}${betweenDayAndDate()}${shortDay(day)}`,
    /**
     * A long weekday with a short month date, for a yyyy-MM-dd day. Only for an entry that has been
     * running since an earlier day; elsewhere use `weekdayDate`. Source: CLOCK-027.
     */
    longDay: (day: string) => longDay().format(new Date(`${day}T00:00:00Z`)),
    /** A short weekday with its day of the month, for a yyyy-MM-dd day in narrow columns. */
    columnDay: (day: string) => columnDay().format(new Date(`${day}T00:00:00Z`)),
    /** "02/03/2026 – 08/03/2026", for two yyyy-MM-dd days. */
    days: (first: string, last: string) => `${shortDay(first)} – ${shortDay(last)}`,
    /** A yyyy-MM-dd day in the user's format: DD/MM/YYYY or MM/DD/YYYY. */
    shortDay,
    /** The day and time of a timestamp in the user's time zone. */
    dateTime: (timestamp: string) => {
      const date = new Date(timestamp);
      return `${shortDay(localDay().format(date))} ${time().format(date)}`;
    },
    /** A yyyy-MM-dd day in a form that a requirement defines, regardless of the user's setting. */
    dayIn: (form: DateForm, day: string) => {
      if (form === 'dd/mm/yyyy') return inForm(day, ['day', 'month', 'year']);
      if (form === 'mm-dd-yyyy') return inForm(day, ['month', 'day', 'year'], '-');
      const [year = '', , date = ''] = day.split('-');
      const monthName = shortMonth().format(new Date(`${day}T00:00:00Z`));
      if (form === 'Mon d, yyyy') return `${monthName} ${Number(date)}, ${year}`;
      return form === 'd Mon yyyy'
        ? `${Number(date)} ${monthName} ${year}`
        : `${date}-${monthName}-${year}`;
    },
    /** The name of a day of the week; 0 is Monday. */
    weekday: (index: number) => weekday().format(Date.UTC(2024, 0, 1 + index)),
    /** The name of a month; 0 is January. */
    month: (index: number) => month().format(Date.UTC(2024, index, 1)),
    /** "August 2025", for a yyyy-MM month. */
    monthOfYear: (yearMonth: string) => monthOfYear().format(new Date(`${yearMonth}-01T00:00:00Z`)),
    /** "1,234.5", with up to `decimals` decimals. */
    number: (value: number, decimals = 2) => withoutMarks(numbers(decimals).format(value)),
    /** "$1,234.50". */
    money: (value: number, kind: MoneyKind = 'amount') => money(kind).format(value),
    /** "US Dollar (USD)", for an ISO 4217 code. */
    currencyName: (code: string) => {
      const name = currencies().of(code) ?? code;
      return name === code ? code : `${name} (${code})`;
    },
    /** "Monday, Tuesday and Friday". */
    list: (items: readonly string[]) => list().format(items),
    /** Hours and minutes. */
    hours: (seconds: number) => minutesLong(Math.max(0, Math.floor(seconds / 60))),
    /** Hours, minutes and seconds, for a running timer. */
    running: (seconds: number) => running().format(parts(seconds, true)),
    /** "1:05", hours and minutes where space is limited. */
    digits: (seconds: number) => digits().format(parts(seconds, false)),
    /**
     * "3d", for a count and a unit; in English with the letters of the requirements. Source:
     * NOTIF-024.
     */
    age: (count: number, unit: AgeUnit) => shortAges(unit).format(count),
    /** "3 days ago", which distinguishes months from minutes. */
    formatAge: (count: number, unit: AgeUnit) => ages().format(-count, unit),
    /**
     * "3 hours ago"; "1 day ago" instead of "yesterday", which would be wrong if two calendar days
     * have passed.
     */
    ago: (seconds: number) => {
      const [amount, unit] = largest(seconds);
      return ages().format(-amount, unit);
    },
    /** "yesterday". */
    yesterday: () => relative().format(-1, 'day'),
  };
}

/** The currency sign is before the digits in every language. Source: ASSET-103. */
function moneyIn(language: string, kind: MoneyKind) {
  const { sign, decimals, maxDecimals = decimals } = moneyKinds[kind];
  const figuresWith = (digits: number) =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    });
  const [defaultFormat, fine] = [figuresWith(decimals), figuresWith(maxDecimals)];
  const isFine = (value: number) =>
    Number(value.toFixed(maxDecimals)) !== Number(value.toFixed(decimals));
  return {
    format: (value: number) => {
      const pieces = (isFine(value) ? fine : defaultFormat).formatToParts(value);
      const at = pieces.findIndex(({ type }) => type === 'integer');
      const texts = pieces.map(({ value: text }) => text);
      return withoutMarks([...texts.slice(0, at), sign, ...texts.slice(at)].join(''));
    },
  };
}

/**
 * Removes the invisible marks that Arabic puts before a minus: they would be copied with the
 * digits, whose elements set their own direction.
 */
const withoutMarks = (figures: string) => figures.replaceAll(/[\u061c\u200e\u200f]/gu, '');

/** Joins the parts of a yyyy-MM-dd day in the given order. */
function inForm(day: string, order: readonly ('day' | 'month' | 'year')[], separator = '/') {
  const [year = '', month = '', date = ''] = day.split('-');
  const named = { day: date, month, year };
  return order.map((part) => named[part]).join(separator);
}

function parts(total: number, withSeconds: boolean) {
  const full = Math.max(0, Math.floor(total));
  const hours = Math.floor(full / 3600);
  const minutes = Math.floor((full % 3600) / 60);
  const seconds = full % 60;
  return withSeconds ? { hours, minutes, seconds } : { hours, minutes };
}

function largest(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  if (seconds < 60) return [Math.floor(seconds), 'second'];
  if (seconds < 3600) return [Math.floor(seconds / 60), 'minute'];
  if (seconds < 86_400) return [Math.floor(seconds / 3600), 'hour'];
  return [Math.floor(seconds / 86_400), 'day'];
}
