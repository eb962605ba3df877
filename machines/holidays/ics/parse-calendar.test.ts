import { describe, expect, it } from 'vitest';
import { maxEvents } from './limits.ts';
import { parseCalendar, type ReadCalendar } from './parse-calendar.ts';

const wrap = (lines: readonly string[], end = '\r\n') =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join(end);

const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const years = { from: 2026, to: 2026, timeZone: 'Europe/Berlin' };

function read(text: string, over: Partial<typeof years> = {}): ReadCalendar {
  const result = parseCalendar(text, { ...years, ...over });
  if (typeof result === 'string') throw new Error(`Expected a calendar, found ${result}.`);
  return result;
}

const listDays = (text: string, over: Partial<typeof years> = {}) =>
  read(text, over).days.map(({ date }) => date);

const listRule = (start: string, rule: string, over: Partial<typeof years> = {}) =>
  listDays(wrap(event(`DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`, 'SUMMARY:Day')), over);

describe('a calendar file', () => {
  it.each(['\r\n', '\n', '\r'])('a calendar file with line ends %j is read', (end) => {
    const lines = event('DTSTART;VALUE=DATE:20260501', 'SUMMARY:Labor Day');
    expect(read(wrap(lines, end)).days).toEqual([
      { name: 'Labor Day', date: '2026-05-01', origin: '2026-05-01' },
    ]);
  });

  it('a calendar file with folded lines, escapes, a byte order mark and unknown properties is read', () => {
    const lines = event(
      'DTSTART;X-NOTE="a:b;c";VALUE=DATE:20260',
      ' 501',
      'X-APPLE-TRAVEL;VALUE=TEXT:ignored',
      'SUMMARY;LANGUAGE=en:Day of wo',
      '\trk\\, rest\\n and \\; more\\\\',
      'BEGIN:VALARM',
      'SUMMARY:Not this one',
      'DTSTART:20200101T000000Z',
      'END:VALARM',
    );
    expect(read(`\uFEFF${wrap(lines)}`).days).toEqual([
      { name: 'Day of work, rest and ; more\\', date: '2026-05-01', origin: '2026-05-01' },
    ]);
  });

  it('a multi-day event has a row for each of its days; its end is not one', () => {
    const lines = event(
      'DTSTART;VALUE=DATE:20260803',
      'DTEND;VALUE=DATE:20260806',
      'SUMMARY:Summer break',
    );
    expect(listDays(wrap(lines))).toEqual(['2026-08-03', '2026-08-04', '2026-08-05']);
    const lasting = event('DTSTART;VALUE=DATE:20260803', 'DURATION:P2D', 'SUMMARY:Break');
    expect(listDays(wrap(lasting))).toEqual(['2026-08-03', '2026-08-04']);
  });

  it('an event over the turn of the year has its days in the selected year', () => {
    const lines = event(
      'DTSTART;VALUE=DATE:20251230',
      'DTEND;VALUE=DATE:20260103',
      'SUMMARY:Break',
    );
    expect(listDays(wrap(lines))).toEqual(['2026-01-01', '2026-01-02']);
  });

  it.each([
    ['America/Los_Angeles', '2026-05-01'],
    ['Europe/Berlin', '2026-05-02'],
    ['Asia/Kolkata', '2026-05-02'],
  ])('a time in UTC is on its day in %s', (timeZone, day) => {
    const lines = event('DTSTART:20260501T233000Z', 'DTEND:20260501T234500Z', 'SUMMARY:Late');
    expect(listDays(wrap(lines), { timeZone })).toEqual([day]);
  });

  it.each(['America/Los_Angeles', 'Asia/Kolkata'])(
    'a time with a zone keeps the day that is written, also in %s',
    (timeZone) => {
      const lines = event(
        'DTSTART;TZID=Europe/Berlin:20260501T003000',
        'DTEND;TZID=Europe/Berlin:20260501T233000',
        'SUMMARY:All day',
      );
      expect(listDays(wrap(lines), { timeZone })).toEqual(['2026-05-01']);
    },
  );

  it('a time until midnight does not count on the next day', () => {
    const lines = event('DTSTART:20260501T080000', 'DTEND:20260502T000000', 'SUMMARY:Day');
    expect(listDays(wrap(lines))).toEqual(['2026-05-01']);
  });

  it('cancelled events and events without a readable day are left out and named', () => {
    const lines = [
      ...event('DTSTART;VALUE=DATE:20260501', 'STATUS:CANCELLED', 'SUMMARY:Outing'),
      ...event('DTSTART;VALUE=DATE:20260230', 'SUMMARY:Never'),
      ...event('DTSTART;VALUE=DATE:20300501', 'SUMMARY:Later'),
    ];
    const { days, leftOut } = read(wrap(lines));
    expect(days).toEqual([]);
    expect(leftOut).toEqual([
      { name: 'Outing', reason: 'cancelled' },
      { name: 'Never', reason: 'noDay' },
      { name: 'Later', reason: 'otherYears' },
    ]);
  });

  it('a file that is no calendar, is empty, or has too many events is rejected', () => {
    expect(parseCalendar('name;date', years)).toBe('notCalendar');
    expect(parseCalendar('', years)).toBe('notCalendar');
    expect(parseCalendar(wrap([]), years)).toBe('empty');
    const many = Array.from({ length: maxEvents + 1 }, () => event('DTSTART:20260501')).flat();
    expect(parseCalendar(wrap(many), years)).toBe('tooMany');
  });

  it('a file that ends in an event is read up to it, and says so', () => {
    const text = wrap([...event('DTSTART:20260501', 'SUMMARY:One'), 'BEGIN:VEVENT']).replace(
      /END:VCALENDAR\r\n$/,
      'DTSTART:2026',
    );
    expect(read(text)).toMatchObject({ isCutOff: true, days: [{ name: 'One' }] });
  });
});

describe('the repetition of an event', () => {
  it.each([
    ['FREQ=YEARLY', '20200501', ['2026-05-01']],
    ['FREQ=YEARLY;INTERVAL=4', '20200501', []],
    ['FREQ=YEARLY;UNTIL=20251231', '20200501', []],
    ['FREQ=YEARLY;COUNT=7', '20200501', ['2026-05-01']],
    ['FREQ=YEARLY;COUNT=6', '20200501', []],
    // Thanksgiving: the fourth Thursday of November.
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '20201126', ['2026-11-26']],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO', '20200525', ['2026-05-25']],
    ['FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=-1', '20251231', ['2026-06-30', '2026-12-31']],
    ['FREQ=MONTHLY;BYDAY=1FR;UNTIL=20260301', '20260102', ['2026-01-02', '2026-02-06']],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU;COUNT=4',
      '20260105',
      ['2026-01-05', '2026-01-06', '2026-01-19', '2026-01-20'],
    ],
    ['FREQ=DAILY;COUNT=3', '20251231', ['2026-01-01', '2026-01-02']],
    ['FREQ=YEARLY', '20240229', []],
    // The last weekday of May.
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '20250530', ['2026-05-29']],
  ])('%s from %s is on %j', (rule, start, expected) => {
    expect(listRule(start, rule)).toEqual(expected);
  });

  it('a yearly event has a day in each selected year', () => {
    expect(listRule('20200501', 'FREQ=YEARLY', { to: 2028 })).toEqual([
      '2026-05-01',
      '2027-05-01',
      '2028-05-01',
    ]);
  });

  it('omitted, additional and moved days of a repeating event are as the file says', () => {
    const lines = [
      ...event(
        'UID:one',
        'DTSTART;VALUE=DATE:20260105',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;VALUE=DATE:20260112',
        'RDATE;VALUE=DATE:20260301,20260302',
        'SUMMARY:Day',
      ),
      ...event(
        'UID:one',
        'RECURRENCE-ID;VALUE=DATE:20260119',
        'DTSTART;VALUE=DATE:20260120',
        'SUMMARY:Moved',
      ),
    ];
    expect(read(wrap(lines)).days.map(({ name, date }) => `${date} ${name}`)).toEqual([
      '2026-01-05 Day',
      '2026-01-20 Moved',
      '2026-01-26 Day',
      '2026-03-01 Day',
      '2026-03-02 Day',
    ]);
  });

  it.each(['FREQ=HOURLY', 'FREQ=YEARLY;BYDAY=9XX', 'nothing'])(
    'a repetition that is not understood is named, and its first day is a row: %s',
    (rule) => {
      const text = wrap(event('DTSTART;VALUE=DATE:20260501', `RRULE:${rule}`, 'SUMMARY:Easter'));
      expect(read(text)).toMatchObject({ repeated: ['Easter'], days: [{ date: '2026-05-01' }] });
    },
  );
});
