import type { components } from '#openapi/generated/types.ts';

/** The part of a person's settings that decides between 12 and 24 hours. */
export interface HoursOfPerson {
  /** Left out by who has not chosen: `language`. */
  hourFormat?: components['schemas']['HourFormat'] | undefined;
}

/** Whether times of day have AM and PM: as the person has chosen, else as their language writes them. */
export function isTwelveHour(
  { hourFormat = 'language' }: HoursOfPerson,
  language: string,
): boolean {
  if (hourFormat !== 'language') return hourFormat === '12';
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12';
}
