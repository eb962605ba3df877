import { describe, expect, it } from 'vitest';
import { secondsOn } from './day-total.ts';

const hour = 3600;
const berlin = { date: '2026-03-04', timeZone: 'Europe/Berlin' };
const now = Date.parse('2026-03-04T20:00:00.000Z');

describe('the total time of a day', () => {
  it('the total is the sum of the entries, and a running one counts until now', () => {
    const entries = [
      { startTime: '2026-03-04T08:00:00.000Z', endTime: '2026-03-04T09:30:00.000Z' },
      { startTime: '2026-03-04T19:00:00.000Z', endTime: null },
    ];
    expect(secondsOn(entries, { ...berlin, now })).toBe(2.5 * hour);
  });

  it('the total includes only the day’s part of an entry across midnight', () => {
    const evening = { startTime: '2026-03-04T21:00:00.000Z', endTime: '2026-03-05T01:00:00.000Z' };
    expect(secondsOn([evening], { ...berlin, now })).toBe(2 * hour);
    expect(secondsOn([evening], { ...berlin, date: '2026-03-05', now })).toBe(2 * hour);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('the total of %s, when the clocks change, is %i hours', (date, hours) => {
    const full = { startTime: '2026-01-01T00:00:00.000Z', endTime: '2026-12-31T00:00:00.000Z' };
    expect(secondsOn([full], { ...berlin, date, now })).toBe(hours * hour);
  });

  it('the total is never negative', () => {
    const ahead = { startTime: '2026-03-04T20:00:30.000Z', endTime: null };
    expect(secondsOn([ahead], { ...berlin, now })).toBe(0);
  });
});
