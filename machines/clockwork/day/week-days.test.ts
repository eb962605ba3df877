import { describe, expect, it } from 'vitest';
import { buildEntry } from '../../testing/fixtures.ts';
import { firstOfWeek, hasCome, buildWeekDays } from './week-days.ts';

const timeZone = 'Europe/Berlin';
const now = Date.parse('2026-03-31T10:00:00.000Z');
const hour = 3600;

describe('the totals of the days of a week', () => {
  it('the days count the entries on them, split at midnight in the time zone', () => {
    const night = buildEntry({
      startTime: '2026-03-24T21:00:00.000Z',
      endTime: '2026-03-25T00:30:00.000Z',
    });
    const week = buildWeekDays({ from: '2026-03-23', entries: [night], timeZone, now });
    expect(week.map(({ seconds }) => seconds / hour)).toEqual([0, 2, 1.5, 0, 0, 0, 0]);
    expect([week[0]?.day, week[6]?.day]).toEqual(['2026-03-23', '2026-03-29']);
  });

  it('the days ignore times outside the week, and count a running entry until now', () => {
    const before = buildEntry({
      startTime: '2026-03-29T20:00:00.000Z',
      endTime: '2026-03-29T23:00:00.000Z',
    });
    const runs = buildEntry({ startTime: '2026-03-31T08:00:00.000Z', endTime: null });
    const week = buildWeekDays({ from: '2026-03-30', entries: [before, runs], timeZone, now });
    expect(week.map(({ seconds }) => seconds / hour)).toEqual([1, 2, 0, 0, 0, 0, 0]);
  });

  it('the days have 23 hours when clocks go forward and 25 when they go back', () => {
    const all = buildEntry({
      startTime: '2026-03-01T00:00:00.000Z',
      endTime: '2026-11-30T00:00:00.000Z',
    });
    const sunday = (from: string) =>
      (buildWeekDays({ from, entries: [all], timeZone, now })[6]?.seconds ?? 0) / hour;
    expect([sunday('2026-03-23'), sunday('2026-10-19')]).toEqual([23, 25]);
  });

  it('the week starts on Monday by default', () => {
    const days = ['2026-03-29', '2026-03-30', '2026-04-05'];
    expect(days.map((day) => firstOfWeek(day))).toEqual(['2026-03-23', '2026-03-30', '2026-03-30']);
  });

  it('the week starts on the organization’s first day before the server responds', () => {
    const days = ['2026-03-28', '2026-03-29', '2026-04-04'];
    expect(days.map((day) => firstOfWeek(day, 'sunday'))).toEqual([
      '2026-03-22',
      '2026-03-29',
      '2026-03-29',
    ]);
    expect(days.map((day) => firstOfWeek(day, 'saturday'))).toEqual([
      '2026-03-28',
      '2026-03-28',
      '2026-04-04',
    ]);
  });

  it('the days up to today have started, in the time zone', () => {
    const late = Date.parse('2026-03-31T22:30:00.000Z');
    expect(hasCome('2026-04-01', late, timeZone)).toBe(true);
    expect(hasCome('2026-04-01', late, 'UTC')).toBe(false);
  });
});
