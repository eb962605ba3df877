import { describe, expect, it } from 'vitest';
import { addDays, toIsoDay, toUtcTimestamp, isDay, untilMidnight, toLocalTime } from './time.ts';

const berlin = 'Europe/Berlin';
const newYork = 'America/New_York';
const hours = (milliseconds: number) => milliseconds / 3_600_000;
const at = (timestamp: string) => Date.parse(timestamp);

describe('the day of a timestamp', () => {
  it.each([
    ['2026-03-04T22:59:59Z', berlin, '2026-03-04'],
    ['2026-03-04T23:00:00Z', berlin, '2026-03-05'],
    ['2026-07-04T21:59:59Z', berlin, '2026-07-04'],
    ['2026-07-04T22:00:00Z', berlin, '2026-07-05'],
    ['2026-03-05T04:59:59Z', newYork, '2026-03-04'],
    ['2026-03-05T05:00:00Z', newYork, '2026-03-05'],
  ])('the day of %s in %s is %s', (timestamp, timeZone, day) => {
    expect(toIsoDay(timestamp, timeZone)).toBe(day);
    expect(toIsoDay(at(timestamp), timeZone)).toBe(day);
  });
});

describe('local dates', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'], // Over the DST change in Berlin.
    ['2026-11-01', 1, '2026-11-02'], // Over the DST change in New York.
  ])('the date %s plus %i days is %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result);
  });

  it.each(['2026-03-04', '2028-02-29'])('the text %s is a valid date', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-3-4', '04/03/2026', '', '2026-03-04T00:00', 'today'])(
    'the text “%s” is not a valid date',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});

describe('the time until midnight', () => {
  it.each([
    ['an ordinary day', '2026-03-04T11:00:00Z', berlin, 12],
    ['23 hours when clocks go forward in Berlin', '2026-03-28T23:00:00Z', berlin, 23],
    ['25 hours when clocks go back in Berlin', '2026-10-24T22:00:00Z', berlin, 25],
    ['23 hours when clocks go forward in New York', '2026-03-08T05:00:00Z', newYork, 23],
    ['25 hours when clocks go back in New York', '2026-11-01T04:00:00Z', newYork, 25],
  ])('the time until midnight is correct on %s', (_, timestamp, timeZone, expected) => {
    expect(hours(untilMidnight(at(timestamp), timeZone))).toBe(expected);
  });

  it('the time until midnight is at least one second, so that a chart never loops', () => {
    expect(untilMidnight(at('2026-03-04T22:59:59.999Z'), berlin)).toBe(1000);
  });
});

describe('a local time', () => {
  it.each([
    ['2026-03-04T09:15', berlin, '2026-03-04T08:15:00.000Z'],
    ['2026-07-04T09:15', berlin, '2026-07-04T07:15:00.000Z'],
    ['2026-03-04T09:15', newYork, '2026-03-04T14:15:00.000Z'],
    ['2026-07-04T09:15', newYork, '2026-07-04T13:15:00.000Z'],
    ['2026-03-29T01:59', berlin, '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', berlin, '2026-03-29T01:00:00.000Z'],
    ['2026-03-08T01:59', newYork, '2026-03-08T06:59:00.000Z'],
    ['2026-03-08T03:00', newYork, '2026-03-08T07:00:00.000Z'],
    ['2026-10-25T03:00', berlin, '2026-10-25T02:00:00.000Z'],
    ['2026-11-01T02:00', newYork, '2026-11-01T07:00:00.000Z'],
  ])('the local time %s in %s is the timestamp %s, and back', (localTime, timeZone, timestamp) => {
    expect(toUtcTimestamp(localTime, timeZone)).toBe(timestamp);
    expect(toLocalTime(timestamp, timeZone)).toBe(localTime);
  });

  it.each([
    ['2026-10-25T02:30', berlin, ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['2026-11-01T01:30', newYork, ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
  ])(
    'the local time %s, which is repeated in %s, is one of the two timestamps',
    (localTime, timeZone, instants) => {
      expect(instants).toContain(toUtcTimestamp(localTime, timeZone));
    },
  );

  it.each([
    ['2026-03-29T02:30', berlin],
    ['2026-03-08T02:30', newYork],
  ])(
    'the local time %s, which is skipped in %s, is a timestamp in that night',
    (localTime, timeZone) => {
      const timestamp = toUtcTimestamp(localTime, timeZone);
      expect(timestamp).not.toBeNull();
      expect(toIsoDay(timestamp ?? '', timeZone)).toBe(localTime.slice(0, 10));
    },
  );

  it.each(['', 'soon', '2026-99-99T09:15'])(
    'the text “%s” is not a valid local time',
    (localTime) => {
      expect(toUtcTimestamp(localTime, berlin)).toBeNull();
    },
  );
});
