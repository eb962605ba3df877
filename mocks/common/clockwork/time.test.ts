import { describe, expect, it } from 'vitest';
import { secondsBetween } from '../../store/seconds.ts';
import { addDays, toIsoDay, firstOfWeek, hoursAndMinutes, startOfDay } from './time.ts';

describe('days in a time zone', () => {
  it('the day of a timestamp is that of the time zone', () => {
    const timestamp = '2026-03-10T23:30:00.000Z';
    expect(toIsoDay(timestamp, 'Europe/Berlin')).toBe('2026-03-11');
    expect(toIsoDay(timestamp, 'Etc/UTC')).toBe('2026-03-10');
    expect(toIsoDay(Date.parse(timestamp), 'Pacific/Auckland')).toBe('2026-03-11');
  });

  it.each([
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-03-11', 'Asia/Kolkata', '2026-03-10T18:30:00.000Z'],
    ['2026-03-11', 'Pacific/Kiritimati', '2026-03-10T10:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('the day %s starts in %s at %s', (day, timeZone, timestamp) => {
    expect(startOfDay(day, timeZone)).toBe(timestamp);
    expect(toIsoDay(timestamp, timeZone)).toBe(day);
    expect(toIsoDay(Date.parse(timestamp) - 1, timeZone)).toBe(addDays(day, -1));
  });

  it('days are counted by the calendar, across months, years and leap days', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it('days belong to the week that starts on the organization’s first weekday', () => {
    expect(firstOfWeek('2026-03-09', 'monday')).toBe('2026-03-09');
    expect(firstOfWeek('2026-03-15', 'monday')).toBe('2026-03-09');
    expect(firstOfWeek('2026-03-15', 'sunday')).toBe('2026-03-15');
    expect(firstOfWeek('2026-03-14', 'sunday')).toBe('2026-03-08');
    expect(firstOfWeek('2027-01-01', 'monday')).toBe('2026-12-28');
  });
});

describe('durations', () => {
  it('durations are integer seconds and never below zero', () => {
    expect(secondsBetween('2026-03-11T09:00:00.000Z', '2026-03-11T09:00:01.999Z')).toBe(1);
    expect(secondsBetween('2026-03-11T09:00:05.000Z', '2026-03-11T09:00:00.000Z')).toBe(0);
  });

  it('durations are shown in hours and minutes', () => {
    expect(hoursAndMinutes(59)).toBe('0h 00m');
    expect(hoursAndMinutes(3900)).toBe('1h 05m');
    expect(hoursAndMinutes(90_060)).toBe('25h 01m');
  });
});
