import { describe, expect, it } from 'vitest';
import { createFormat } from '#i18n/format.tsx';
import { languageTags } from '#i18n/languages.ts';
import { toUtcTimestamp } from '../clockwork/day/time.ts';
import { readDuration, readEnd, readStart, type SpokenContext } from './spoken-time.ts';

/** A Wednesday; in Berlin it is 15:20. */
const now = Date.parse('2026-03-04T14:20:00.000Z');
const day = '2026-03-04';
const european: SpokenContext = {
  now,
  day,
  timeZone: 'Europe/Berlin',
  dateFormat: 'DD/MM/YYYY',
  isTwelveHour: false,
  writesHourLetter: false,
};
const american: SpokenContext = { ...european, dateFormat: 'MM/DD/YYYY', isTwelveHour: true };
const french: SpokenContext = { ...european, writesHourLetter: true };

const at = (time: string, on = day) => `${on}T${time}`;
const both = (start: string, end: string) => ({ value: { start: at(start), end: at(end) } });
const start = (time: string, on = day) => ({ value: { start: at(time, on) } });
const end = (time: string, on = day) => ({ value: { end: at(time, on) } });

describe('a duration', () => {
  it.each([
    ['1h30', 90],
    ['1:30', 90],
    ['90', 90],
    ['90m', 90],
    ['1.5h', 90],
    ['1,5 h', 90],
    ['.5', 30],
    ['8', 480],
    ['12', 720],
    ['13', 13],
    ['0', 0],
    ['1 hour 5 minutes', 65],
    ['1 h y 5 min', 65],
    ['2 heures et 30 minutes', 150],
    ['1小时5分钟', 65],
    ['一小时半', 90],
    ['半小时', 30],
    ['二十五分钟', 25],
    ['١ س و٥ د', 65],
    ['٩٠', 90],
    ['۱:۳۰', 90],
    ['１：３０', 90],
  ])('the duration %s is %i minutes', (text, minutes) => {
    expect(readDuration(text)).toEqual({ value: minutes });
  });

  it.each(['', 'soon', '1h2h', '9-10', '-5', '1:3'])('the text “%s” is not a duration', (text) => {
    expect(readDuration(text)).toEqual({ error: 'unreadable' });
  });

  it.each(['1:75', '1h90'])('the duration %s has more minutes than an hour', (text) => {
    expect(readDuration(text)).toEqual({ error: 'impossible' });
  });
});

describe('a start time', () => {
  it.each([
    ['9', at('09:00')],
    ['915', at('09:15')],
    ['0915', at('09:15')],
    ['9:15', at('09:15')],
    ['9.15', at('09:15')],
    ['9 am', at('09:00')],
    ['2pm', at('14:00')],
    ['12 am', at('00:00')],
    ['9 a. m.', at('09:00')],
    ['at 9 o’clock', at('09:00')],
    ['a las 9', at('09:00')],
    ['now', at('15:20')],
    ['ahora', at('15:20')],
    ['الآن', at('15:20')],
    ['现在', at('15:20')],
    ['noon', at('12:00')],
    ['minuit', at('00:00')],
    ['下午两点半', at('14:30')],
    ['上午9点15分', at('09:15')],
    ['الساعة ٩:١٥ ص', at('09:15')],
    ['30m ago', at('14:50')],
    ['-30m', at('14:50')],
    ['hace 30 min', at('14:50')],
    ['il y a 30 min', at('14:50')],
    ['30分钟前', at('14:50')],
    ['قبل 30 دقيقة', at('14:50')],
    ['yesterday 14:00', at('14:00', '2026-03-03')],
    ['14:00 yesterday', at('14:00', '2026-03-03')],
    ['hier 14:00', at('14:00', '2026-03-03')],
    ['昨天14:00', at('14:00', '2026-03-03')],
    ['أمس 14:00', at('14:00', '2026-03-03')],
    ['monday 9:00', at('09:00', '2026-03-02')],
    ['周一9点', at('09:00', '2026-03-02')],
    ['jueves 9:00', at('09:00', '2026-02-26')],
    ['2026-03-01 9:00', at('09:00', '2026-03-01')],
    ['2/3 9:00', at('09:00', '2026-03-02')],
    ['31/12 9:00', at('09:00', '2025-12-31')],
    ['2/3/2024 9:00', at('09:00', '2024-03-02')],
  ])('a start time is parsed with its day: %s', (text, value) => {
    expect(readStart(text, european)).toEqual({ value: { start: value } });
  });

  it('a start date is parsed in the user’s order of day and month', () => {
    expect(readStart('2/3 9:00', american)).toEqual(start('09:00', '2026-02-03'));
  });

  it.each([
    ['9-10:15', both('09:00', '10:15')],
    ['9:00–10:15', both('09:00', '10:15')],
    ['9 to 10', both('09:00', '10:00')],
    ['de 9h à 10h', both('09:00', '10:00')],
    ['9点到10点', both('09:00', '10:00')],
    ['من 9 إلى 10', both('09:00', '10:00')],
    ['9-now', both('09:00', '15:20')],
    ['9-90m', both('09:00', '10:30')],
    [
      'yesterday 9-10',
      { value: { start: at('09:00', '2026-03-03'), end: at('10:00', '2026-03-03') } },
    ],
    ['2026-03-03 22:00-1:00', { value: { start: at('22:00', '2026-03-03'), end: at('01:00') } }],
    [
      'yesterday 22:00 - today 13:00',
      { value: { start: at('22:00', '2026-03-03'), end: at('13:00') } },
    ],
  ])('the text %s gives both times', (text, times) => {
    expect(readStart(text, european)).toEqual(times);
  });

  it.each([
    ['9am-1pm', '09:00', '13:00'],
    ['9-1pm', '09:00', '13:00'],
    ['1-3pm', '13:00', '15:00'],
    ['9-11am', '09:00', '11:00'],
    ['9-5', '09:00', '17:00'],
    ['11-1', '11:00', '13:00'],
    ['12-1', '12:00', '13:00'],
    ['1-2:30', '13:00', '14:30'],
    ['6-2', '06:00', '14:00'],
    ['9a-1p', '09:00', '13:00'],
    ['09:00-10:00', '09:00', '10:00'],
  ])('the text %s is %s to %s in the 12-hour format', (text, from, until) => {
    expect(readStart(text, american)).toEqual(both(from, until));
  });

  it('a 12-hour start is within working hours, unless that is in the future', () => {
    expect(readStart('2', american)).toEqual(start('14:00'));
    expect(readStart('8', american)).toEqual(start('08:00'));
    expect(readStart('5', american)).toEqual(start('05:00'));
    expect(readStart('5', { ...american, day: '2026-03-03' })).toEqual(
      start('17:00', '2026-03-03'),
    );
  });

  it.each(['90', '90m', '1h30', '1.5h'])('the duration %s is counted back from now', (text) => {
    expect(readStart(text, european)).toEqual(both('13:50', '15:20'));
  });

  it('the text “1:30 h” is a time in the 24-hour format, and a duration in the 12-hour format', () => {
    expect(readStart('1:30 h', european)).toEqual(start('01:30'));
    expect(readStart('1:30 h', american)).toEqual(both('13:50', '15:20'));
  });

  it('a duration counts back from an existing end', () => {
    expect(readStart('90m', { ...european, end: at('12:00') })).toEqual(both('10:30', '12:00'));
  });

  describe('a start time on a past day', () => {
    const yesterday = { ...european, day: '2026-03-03' };
    const defaultStart = at('10:00', yesterday.day);

    it.each(['90', '90m', '1h30', '1.5h'])(
      'the duration %s starts where the free time of the day starts',
      (text) => {
        const times = { start: defaultStart, end: at('11:30', yesterday.day) };
        expect(readStart(text, { ...yesterday, defaultStart })).toEqual({ value: times });
      },
    );

    it('a duration on a past day still counts back from an existing end', () => {
      const until = at('12:00', yesterday.day);
      const times = { start: at('10:30', yesterday.day), end: until };
      expect(readStart('90', { ...yesterday, defaultStart, end: until })).toEqual({ value: times });
    });

    it('a duration on a past day is not understood when its start is unknown', () => {
      expect(readStart('90', yesterday)).toEqual({ error: 'unreadable' });
    });

    it('a duration “ago” is not a time of a past day', () => {
      expect(readStart('90m ago', { ...yesterday, defaultStart })).toEqual({ error: 'unreadable' });
    });
  });

  it('the text “9h30” is a time in French', () => {
    expect(readStart('9h30', french)).toEqual(start('09:30'));
    expect(readStart('9 h', french)).toEqual(start('09:00'));
  });

  it.each([
    ['', european, 'unreadable'],
    ['early', european, 'unreadable'],
    ['9-', european, 'unreadable'],
    ['9:75', european, 'impossible'],
    ['25:00', european, 'impossible'],
    ['13am', european, 'impossible'],
    ['31/2/2026 9:00', european, 'impossible'],
    ['10:15-9', european, 'endBeforeStart'],
    ['9-5', european, 'endBeforeStart'],
    ['9-9', american, 'ambiguous'],
    ['2:30', { ...european, day: '2025-03-30' }, 'skipped'],
  ] as const)('the text “%s” is not a start: %o', (text, context, error) => {
    expect(readStart(text, context)).toEqual({ error });
  });
});

describe('an end time', () => {
  const from = (time: string, context = european) => ({ ...context, start: at(time) });

  it.each([
    ['10:15', '10:15'],
    ['1015', '10:15'],
    ['10', '10:00'],
    ['90', '10:30'],
    ['120', '11:00'],
    ['+90', '10:30'],
    ['90m', '10:30'],
    ['1h30', '10:30'],
    ['1.5h', '10:30'],
    ['2h', '11:00'],
    ['now', '15:20'],
  ])('the end %s after 9:00 is %s', (text, time) => {
    expect(readEnd(text, from('09:00'))).toEqual(end(time));
  });

  it('a 12-hour end is the first such time after the start', () => {
    expect(readEnd('5', from('09:00', american))).toEqual(end('17:00'));
    expect(readEnd('10', from('09:00', american))).toEqual(end('10:00'));
  });

  it('the text “10h15” is a time in French, and a duration when there is no such time', () => {
    expect(readEnd('10h15', from('09:00', french))).toEqual(end('10:15'));
    expect(readEnd('1h30', from('09:00', french))).toEqual(end('10:30'));
  });

  it.each(['1:30h', '1:30 h', '01:30 h'])(
    'the text “%s” is a duration when there is no such time',
    (text) => {
      expect(readEnd(text, from('18:30'))).toEqual(end('20:00'));
      expect(readEnd(text, from('18:30', american))).toEqual(end('20:00'));
      expect(readEnd(text, from('09:00', american))).toEqual(end('10:30'));
    },
  );

  it('the text “0:45 h” is a duration of 45 minutes, and “19:45 h” is a time', () => {
    expect(readEnd('0:45h', from('18:30', american))).toEqual(end('19:15'));
    expect(readEnd('0:45 h', from('18:30'))).toEqual(end('19:15'));
    expect(readEnd('19:45 h', from('18:30'))).toEqual(end('19:45'));
    expect(readEnd('19:45 h', from('18:30', american))).toEqual(end('19:45'));
  });

  it.each(['–19:00', '-19:00', 'until 19:00', 'hasta las 19:00', '到19点', '-19'])(
    'the text “%s” is the end time',
    (text) => {
      expect(readEnd(text, from('18:30'))).toEqual(end('19:00'));
    },
  );

  it('an end may be “now” or a duration after a dash', () => {
    expect(readEnd('until now', from('09:00'))).toEqual(end('15:20'));
    expect(readEnd('-90m', from('09:00'))).toEqual(end('10:30'));
  });

  it('an end after midnight is at most half a day later', () => {
    expect(readEnd('1:00', from('22:00'))).toEqual(end('01:00', '2026-03-05'));
    expect(readEnd('8:00', from('09:00'))).toEqual(end('08:00'));
  });

  it('a duration is counted in elapsed time, also across a clock change', () => {
    const context = { ...european, day: '2025-03-30', start: '2025-03-30T01:30' };
    expect(readEnd('60m', context)).toEqual(end('03:30', '2025-03-30'));
  });

  it('an end text with two times gives both', () => {
    expect(readEnd('8-10', from('09:00'))).toEqual(both('08:00', '10:00'));
  });
});

describe('parsing the formats that the app shows', () => {
  /** Pseudorandom numbers that are the same in each run. */
  function* numbers(limit: number) {
    for (let seed = 7, count = 0; count < 100; count += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      yield seed % limit;
    }
  }
  const digitLocales = { ar: 'ar-u-nu-arab', zh: 'zh-u-nu-hanidec' };

  const shown = languageTags.flatMap((language) =>
    language in digitLocales
      ? [language, digitLocales[language as keyof typeof digitLocales]]
      : [language as string],
  );

  it.each(shown)('all durations shown in %s are parsed to the same value', (language) => {
    const { hours, digits } = createFormat(language, european);
    for (const minutes of numbers(6000)) {
      expect([hours(minutes * 60), readDuration(hours(minutes * 60))]).toEqual([
        hours(minutes * 60),
        { value: minutes },
      ]);
      expect(readDuration(digits(minutes * 60))).toEqual({ value: minutes });
    }
  });

  it.each(shown)(
    'all times shown in %s, single and as a range, are parsed to the same value',
    (language) => {
      const { time, shortDay } = createFormat(language, european);
      const context = { ...european, isTwelveHour: /^(?:en|ar)/.test(language) };
      const input = (localTime: string) => time(toUtcTimestamp(localTime, european.timeZone) ?? '');
      for (const minutes of numbers(1439)) {
        const localTime = new Date(Date.parse(`${day}T00:00Z`) + minutes * 60_000)
          .toISOString()
          .slice(0, 16);
        const [from, until] = [input(localTime), input(`${day}T23:59`)];
        const times = { value: { start: localTime, end: `${day}T23:59` } };
        expect([from, readStart(from, context)]).toEqual([from, { value: { start: localTime } }]);
        expect(readStart(`${from} – ${until}`, context)).toEqual(times);
        expect(readStart(`${shortDay(day)} ${from}`, context)).toEqual({
          value: { start: localTime },
        });
      }
    },
  );
});
