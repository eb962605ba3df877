import { createCalendar as anyCalendar } from '@internationalized/date';
import { expect, it } from 'vitest';
import { languageTags } from '../../src/i18n/languages.ts';
import { createCalendar } from './one-calendar.ts';

it.each(languageTags)('dates in %s use the calendar that the build includes', (tag) => {
  const { calendar } = new Intl.DateTimeFormat(tag).resolvedOptions();
  expect(calendar).toBe(createCalendar().identifier);
  expect(anyCalendar('gregory')).toStrictEqual(createCalendar());
});
