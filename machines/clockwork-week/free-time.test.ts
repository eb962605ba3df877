import { describe, expect, it } from 'vitest';
import { buildEntry } from '../testing/fixtures.ts';
import { freeFrom, freeSpans, roomFor, timeAfter, getWorkStart, type Span } from './free-time.ts';
import { buildWeekAxis, type AxisDay } from './week-axis.ts';

const day = buildWeekAxis('2026-03-02', 'Etc/UTC').days[2] as AxisDay;
const toIsoTimestamp = (time: string) => Date.parse(`2026-03-04T${time}:00.000Z`);
const between = (from: string, until: string | null) =>
  buildEntry({
    startTime: new Date(toIsoTimestamp(from)).toISOString(),
    endTime: until && new Date(toIsoTimestamp(until)).toISOString(),
  });
const shown = (span: Span | null) =>
  span && [span.from, span.until].map((each) => new Date(each).toISOString().slice(11, 16));
const evening = toIsoTimestamp('20:00');
const nine = toIsoTimestamp('09:00');
const hour = 3_600_000;

describe('the free time of a day', () => {
  it('the free time lies between entries and ends now', () => {
    const entries = [between('11:00', '12:00'), between('09:00', '10:00')];
    expect(freeSpans({ day, entries, now: evening }).map(shown)).toEqual([
      ['00:00', '09:00'],
      ['10:00', '11:00'],
      ['12:00', '20:00'],
    ]);
  });

  it('the free time ends where an entry runs', () => {
    const entries = [between('09:00', null)];
    expect(freeSpans({ day, entries, now: evening }).map(shown)).toEqual([['00:00', '09:00']]);
  });

  it('a future day has no free time', () => {
    expect(freeSpans({ day, entries: [], now: day.start - hour })).toEqual([]);
  });
});

describe('the default time of a new entry', () => {
  it('the new entry is placed after the last one of the day', () => {
    const entries = [between('07:00', '08:00'), between('13:00', '14:00')];
    expect(shown(roomFor(hour, nine, { day, entries, now: evening }))).toEqual(['14:00', '15:00']);
  });

  it('the new entry starts with the working hours if the day is empty or its last entry runs', () => {
    expect(shown(roomFor(hour, nine, { day, entries: [], now: evening }))).toEqual([
      '09:00',
      '10:00',
    ]);
    const entries = [between('12:00', null)];
    expect(shown(roomFor(hour, nine, { day, entries, now: evening }))).toEqual(['09:00', '10:00']);
  });

  it('the new entry is placed before the last one if there is too little time until now', () => {
    const entries = [between('09:00', '10:00'), between('18:00', '19:30')];
    expect(shown(roomFor(hour, nine, { day, entries, now: evening }))).toEqual(['10:00', '11:00']);
  });

  it('the new entry starts with the working hours if only the previous evening extends into the day', () => {
    const night = buildEntry({
      startTime: '2026-03-03T22:00:00.000Z',
      endTime: '2026-03-04T02:00:00.000Z',
    });
    expect(shown(roomFor(hour, nine, { day, entries: [night], now: evening }))).toEqual([
      '09:00',
      '10:00',
    ]);
  });

  it('the new entry starts at the first free time if its length is not known yet', () => {
    const from = (entries: ReturnType<typeof between>[]) =>
      new Date(freeFrom(nine, { day, entries, now: evening })).toISOString().slice(11, 16);
    expect(from([between('07:00', '08:00'), between('13:00', '14:00')])).toBe('14:00');
    expect(from([])).toBe('09:00');
    expect(from([between('09:00', '20:00')])).toBe('09:00');
  });

  it('the new entry has no room in a full day', () => {
    const entries = [between('09:00', '19:30')];
    expect(roomFor(hour, nine, { day, entries, now: evening })).toBeNull();
  });

  it('the new entry after another lasts half an hour, or until the next entry', () => {
    const [first, next] = [between('09:00', '10:00'), between('10:20', '11:00')];
    const of = { day, entries: [first, next], now: evening };
    expect(shown(timeAfter(first, of))).toEqual(['10:00', '10:20']);
    expect(shown(timeAfter(next, of))).toEqual(['11:00', '11:30']);
    expect(timeAfter(between('09:00', null), of)).toBeNull();
  });
});

describe('the start of work', () => {
  const hoursAfterMidnight = (date: string) => {
    const { start } = buildWeekAxis(date, 'Europe/Berlin').days[0] as AxisDay;
    return (getWorkStart(date, 570, 'Europe/Berlin') - start) / hour;
  };

  it('work starts at its local time, also on the days on which clocks change', () => {
    expect(hoursAfterMidnight('2026-10-24')).toBe(9.5);
    expect(hoursAfterMidnight('2026-10-25')).toBe(10.5);
    expect(hoursAfterMidnight('2026-03-29')).toBe(8.5);
  });
});
