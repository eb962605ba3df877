import { describe, expect, it } from 'vitest';
import { ageOf } from './age.ts';

const now = Date.parse('2026-03-11T12:00:00.000Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const age = (milliseconds: number) => ageOf(new Date(now - milliseconds).toISOString(), now);

describe('the age of a notification', () => {
  it.each([
    [0, '0s', 'second'],
    [59 * second, '59s', 'second'],
    [minute, '1m', 'minute'],
    [59 * minute, '59m', 'minute'],
    [hour, '1h', 'hour'],
    [23 * hour, '23h', 'hour'],
    [day, '1d', 'day'],
    [6 * day, '6d', 'day'],
    [7 * day, '1w', 'week'],
    [29 * day, '4w', 'week'],
    [30 * day, '1m', 'month'],
    [364 * day, '12m', 'month'],
    [365 * day, '1y', 'year'],
    [800 * day, '2y', 'year'],
  ])('of %i ms is %s', (milliseconds, short, unit) => {
    expect(age(milliseconds)).toMatchObject({ short, unit });
  });

  it('tells months and minutes apart by their unit alone', () => {
    expect(age(2 * minute).short).toBe(age(60 * day).short);
    expect(age(2 * minute).unit).not.toBe(age(60 * day).unit);
  });

  it('is never below zero', () => {
    expect(age(-hour)).toEqual({ count: 0, unit: 'second', short: '0s' });
  });
});
