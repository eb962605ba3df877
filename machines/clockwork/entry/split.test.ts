import { describe, expect, it } from 'vitest';
import { buildEntry } from '../../testing/fixtures.ts';
import { getMiddle, partsAt, pointAt, splitBlocked, splitRange } from './split.ts';
import { toLocalTime } from '../day/time.ts';

const timeZone = 'Europe/Berlin';
const toClockTime = (point: number) =>
  toLocalTime(new Date(point).toISOString(), timeZone).slice(11);
const lasting = (startTime: string, endTime: string | null) => buildEntry({ startTime, endTime });
const morning = lasting('2026-03-04T08:00:00.000Z', '2026-03-04T09:30:00.000Z');

describe('the split points of an entry', () => {
  it.each([
    ['2026-03-04T08:02:00.000Z', 'tooShort'],
    ['2026-03-04T08:02:01.000Z', null],
    [null, 'endsNow'],
  ] as const)('the split of an entry that ends at %s is blocked by: %s', (end, why) => {
    expect(splitBlocked(lasting('2026-03-04T08:00:00.000Z', end))).toBe(why);
  });

  it('an entry is split at full minutes strictly within it, whatever its seconds', () => {
    const { first, last } = splitRange(
      lasting('2026-03-04T08:00:40.000Z', '2026-03-04T08:03:00.000Z'),
    );
    expect(toClockTime(first)).toBe('09:01');
    expect(toClockTime(last)).toBe('09:02');
  });

  it('the split starts in the middle of the entry, with both lengths', () => {
    const middle = getMiddle(morning);
    expect(toClockTime(middle)).toBe('09:45');
    expect(partsAt(morning, middle)).toEqual({ before: 2700, after: 2700 });
  });
});

describe('a typed split time', () => {
  it('the typed time is the timestamp of that local time within the entry', () => {
    expect(pointAt(morning, '09:10', timeZone)).toBe(Date.parse('2026-03-04T08:10:00.000Z'));
  });

  it.each(['09:00', '10:30', '08:59', ''])('the typed time %s is not within the entry', (time) => {
    expect(pointAt(morning, time, timeZone)).toBeNull();
  });

  it('the typed time for an entry across midnight is searched on both days', () => {
    const night = lasting('2026-03-04T21:00:00.000Z', '2026-03-05T01:00:00.000Z');
    expect(pointAt(night, '00:30', timeZone)).toBe(Date.parse('2026-03-04T23:30:00.000Z'));
  });
});
