import { describe, expect, it, vi } from 'vitest';
import { createFormat } from './format.tsx';
import { getRegionalLocale } from './languages.ts';

const berlin = { timeZone: 'Europe/Berlin', dateFormat: 'DD/MM/YYYY' } as const;
const english = createFormat('en', berlin);

describe('time effort in hours and minutes', () => {
  it.each([
    [0, '0m'],
    [59, '0m'],
    [3540, '59m'],
    [3600, '1h 0m'],
    [100 * 3600 + 61, '100h 1m'],
    [-5, '0m'],
  ])('an effort of %i seconds is shown as hours and minutes', (seconds, shown) => {
    expect(english.hours(seconds)).toBe(shown);
  });

  it('a running time shows its seconds too', () => {
    expect(english.running(0)).toBe('0s');
    expect(english.running(3661)).toBe('1h 1m 1s');
  });

  it.each([
    [0, '0:00'],
    [3959, '1:05'],
    [36_000, '10:00'],
  ])(
    'an effort of %i seconds is shown in short form when there is little room',
    (seconds, shown) => {
      expect(english.digits(seconds)).toBe(shown);
    },
  );
});

describe('dates in the settings of the person', () => {
  it('a date is shown as DD/MM/YYYY or MM/DD/YYYY', () => {
    expect(english.shortDay('2026-03-04')).toBe('04/03/2026');
    const american = createFormat('en', { ...berlin, dateFormat: 'MM/DD/YYYY' });
    expect(american.shortDay('2026-03-04')).toBe('03/04/2026');
  });

  it('a long weekday has a short month date, in the language of the page', () => {
    expect(english.longDay('2026-03-04')).toBe('Wednesday, Mar 4');
    expect(createFormat('fr', berlin).longDay('2026-03-04')).toBe('mercredi 4 mars');
  });

  it('a weekday has the date in the person’s format, in the language of the page', () => {
    const shown = ['en', 'fr', 'es', 'zh', 'ar'].map((language) =>
      createFormat(language, berlin).weekdayDate('2026-03-04'),
    );
    expect(shown).toEqual([
      'Wednesday, 04/03/2026',
      'mercredi 04/03/2026',
      'miércoles, 04/03/2026',
      '星期三 04/03/2026',
      'الأربعاء، 04/03/2026',
    ]);
  });

  it('a range of two days is written like each of them', () => {
    expect(english.days('2026-03-02', '2026-03-08')).toBe('02/03/2026 – 08/03/2026');
  });

  it('clock times are in the person’s time zone, wherever the device is', () => {
    expect(english.time('2026-03-04T08:05:00Z')).toBe('09:05 AM');
  });
});

describe('times of day with 12 or 24 hours', () => {
  const shown = (language: string, hourFormat?: 'language' | '12' | '24') => {
    const format = createFormat(language, { ...berlin, ...(hourFormat && { hourFormat }) });
    return [format.time('2026-03-04T12:30:00Z'), format.dateTime('2026-03-03T23:05:00Z')];
  };

  it('times of day are written like the language until the person selects a format', () => {
    expect(shown('en')).toEqual(['01:30 PM', '04/03/2026 12:05 AM']);
    expect(shown('fr')).toEqual(['13:30', '04/03/2026 00:05']);
    expect(shown('zh', 'language')).toEqual(['13:30', '04/03/2026 00:05']);
    expect(shown('ar')).toEqual(['01:30 م', '04/03/2026 12:05 ص']);
  });

  it('a time of day without a time zone is the same everywhere', () => {
    expect(english.timeOfDay('17:00')).toBe('05:00 PM');
    expect(createFormat('en', { ...berlin, hourFormat: '24' }).timeOfDay('17:00')).toBe('17:00');
  });

  it('24 hours count from 00:00 in every language', () => {
    for (const language of ['en', 'fr', 'es', 'zh', 'ar']) {
      expect(shown(language, '24')).toEqual(['13:30', '04/03/2026 00:05']);
    }
  });

  it('12 hours have the language’s words for morning and afternoon', () => {
    expect(shown('en', '12')[0]).toBe('01:30 PM');
    expect(shown('es', '12')[0]).toMatch(/^01:30\s?p\.\s?m\.$/u);
    expect(shown('zh', '12')[0]).toBe('下午01:30');
  });

  it('the region of the browser counts for its own language only', () => {
    expect(getRegionalLocale('en', ['de-DE', 'en-GB', 'en'])).toBe('en-GB');
    expect(getRegionalLocale('fr', ['en-US', 'en'])).toBe('fr');
  });

  it('a British browser reads English times with 24 hours', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    expect(shown('en')[0]).toBe('13:30');
    vi.unstubAllGlobals();
  });
});

it('a relative time is shown with seconds for what has just started', () => {
  expect(english.ago(42)).toBe('42 seconds ago');
  expect(english.ago(3 * 86_400)).toBe('3 days ago');
  // 1.5 days ago is the evening before yesterday to this morning: it rounds to 1 day.
  expect(english.ago(1.5 * 86_400)).toBe('1 day ago');
});

describe('the documented forms of a date', () => {
  it.each([
    ['dd/mm/yyyy', '04/03/2026'],
    ['mm-dd-yyyy', '03-04-2026'],
    ['dd-Mon-yyyy', '04-Mar-2026'],
  ] as const)('the documented date format is %s', (form, shown) => {
    expect(english.dayIn(form, '2026-03-04')).toBe(shown);
  });

  it('the documented date formats name the month in the language of the page', () => {
    expect(createFormat('es', berlin).dayIn('dd-Mon-yyyy', '2026-12-04')).toBe('04-dic-2026');
  });

  it('the documented date of a timestamp is the local day and time of the person', () => {
    expect(english.dateTime('2026-03-04T23:30:00Z')).toBe('05/03/2026 12:30 AM');
    const newYork = { timeZone: 'America/New_York', dateFormat: 'MM/DD/YYYY' } as const;
    expect(createFormat('en', newYork).dateTime('2026-03-05T03:30:00Z')).toBe(
      '03/04/2026 10:30 PM',
    );
  });
});

describe('numbers and amounts in the language', () => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

  it('US dollars have two decimals, hourly rates and unit prices four', () => {
    expect(english.money(1234.5)).toBe('$1,234.50');
    expect(english.money(12.34567, 'rate')).toBe('$12.3457');
  });

  it('amounts have their sign before the digits, in every language', () => {
    const message = ['en', 'fr', 'es', 'zh', 'ar'].map((language) =>
      plain(createFormat(language, berlin).money(12_345.5)),
    );
    expect(message).toEqual(['$12,345.50', '$12 345,50', '$12.345,50', '$12,345.50', '$12,345.50']);
    expect(english.money(-3.5)).toBe('-$3.50');
    expect(english.money(-0.001)).toBe('$0.00');
  });

  it('numbers have no hidden direction marks, which would be copied with them', () => {
    const arabic = createFormat('ar', berlin);
    expect([arabic.number(-1234.5), arabic.money(-3.5)]).toEqual(['-1,234.5', '-$3.50']);
  });

  it('a catalog price has two decimals, and four when two are too few', () => {
    expect([3, 0.125, 0.0825, 1490.5].map((price) => english.money(price, 'price'))).toEqual([
      '$3.00',
      '$0.1250',
      '$0.0825',
      '$1,490.50',
    ]);
  });

  it('asset amounts are in rupees', () => {
    expect(english.money(1234.5, 'asset')).toBe('₹1,234.50');
  });

  it('numbers have at most the requested decimals', () => {
    expect(english.number(1234.567)).toBe('1,234.57');
    expect(english.number(3)).toBe('3');
    expect(english.number(66.6667, 0)).toBe('67');
    expect(plain(createFormat('fr', berlin).number(1234.5))).toBe('1 234,5');
  });

  it('ages have the documented letters in English, and the letters of any other language', () => {
    const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;
    const agesIn = (language: string) =>
      units.map((unit) => createFormat(language, berlin).age(3, unit));
    expect(agesIn('en')).toEqual(['3y', '3m', '3w', '3d', '3h', '3m', '3s']);
    expect(agesIn('zh')).toEqual(['3年', '3个月', '3周', '3天', '3小时', '3分钟', '3秒']);
    expect(agesIn('ar')).not.toContain('3d');
  });

  it('currencies, weekdays and lists are named in the language', () => {
    expect(english.currencyName('USD')).toBe('US Dollar (USD)');
    expect(english.weekday(0)).toBe('Monday');
    expect(createFormat('zh', berlin).weekday(6)).toBe('星期日');
    expect(english.list(['Monday', 'Friday'])).toBe('Monday and Friday');
  });
});

it('a month and its year are in the order of the language', () => {
  const settings = { timeZone: 'America/New_York', dateFormat: 'DD/MM/YYYY' } as const;
  expect(createFormat('en', settings).monthOfYear('2025-08')).toBe('August 2025');
  expect(createFormat('zh', settings).monthOfYear('2025-08')).toBe('2025年8月');
});
