import type { components } from '@atrium/contract/generated/types.ts';

/** The part of a user's settings that decides between 12 and 24 hours. */
export interface HoursOfPerson {
  /** Omitted if the user has not selected one: `language` decides. */
  hourFormat?: components['schemas']['HourFormat'] | undefined;
}

/** Whether times of day have AM and PM: by the user's setting, else by their language. */
export function isTwelveHour(
  { hourFormat = 'language' }: HoursOfPerson,
  language: string,
): boolean {
  if (hourFormat !== 'language') return hourFormat === '12';
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12';
}
