import { createContext, use, useMemo, type ReactNode } from 'react';
import { useLanguage } from './text.tsx';

/** How a person reads dates: their own settings in the tenant. */
export interface DateSettings {
  /** IANA name. */
  timeZone: string;
  dateFormat: 'DD/MM/YYYY' | 'MM/DD/YYYY';
}

const SettingsContext = createContext<DateSettings>({
  timeZone: 'Etc/UTC',
  dateFormat: 'DD/MM/YYYY',
});

export function FormatProvider({
  settings,
  children,
}: {
  settings: DateSettings;
  children: ReactNode;
}) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** The settings themselves, for a field that a date is typed into. */
export const useDateSettings = (): DateSettings => use(SettingsContext);

/** Dates, times and durations in the language of the page and the settings of the person. */
export function useFormat() {
  const language = useLanguage();
  const settings = use(SettingsContext);
  return useMemo(() => createFormat(language, settings), [language, settings]);
}

export function createFormat(language: string, { timeZone, dateFormat }: DateSettings) {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options);
  const time = formatter({ hour: '2-digit', minute: '2-digit', timeZone });
  const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' });
  // A duration of nothing still says so: "0m", "0s".
  const hours = new Intl.DurationFormat(language, { style: 'narrow', minutesDisplay: 'always' });
  const running = new Intl.DurationFormat(language, { style: 'narrow', secondsDisplay: 'always' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    /** The clock time of an instant. */
    time: (instant: string) => time.format(new Date(instant)),
    /** A long weekday with a short month date, of a yyyy-MM-dd day. */
    longDay: (day: string) => longDay.format(new Date(`${day}T00:00:00Z`)),
    /** A yyyy-MM-dd day as the person has chosen: DD/MM/YYYY or MM/DD/YYYY. */
    shortDay: (day: string) => {
      const [year = '', month = '', date = ''] = day.split('-');
      return dateFormat === 'DD/MM/YYYY' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
    },
    /** Hours and minutes. */
    hours: (seconds: number) => hours.format(parts(seconds, false)),
    /** Hours, minutes and seconds, for what runs. */
    running: (seconds: number) => running.format(parts(seconds, true)),
    /** "3 hours ago". */
    ago: (seconds: number) => {
      const [amount, unit] = largest(seconds);
      return relative.format(-amount, unit);
    },
    /** "yesterday". */
    yesterday: () => relative.format(-1, 'day'),
  };
}

function parts(total: number, withSeconds: boolean) {
  const whole = Math.max(0, Math.floor(total));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const seconds = whole % 60;
  return withSeconds ? { hours, minutes, seconds } : { hours, minutes };
}

function largest(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  if (seconds < 60) return [Math.floor(seconds), 'second'];
  if (seconds < 3600) return [Math.floor(seconds / 60), 'minute'];
  if (seconds < 86_400) return [Math.floor(seconds / 3600), 'hour'];
  return [Math.floor(seconds / 86_400), 'day'];
}
