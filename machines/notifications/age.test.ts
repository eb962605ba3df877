import { describe, expect, it } from 'vitest';
import { getAge } from './age.ts';

const now = Date.parse('2026-03-11T12:00:00.000Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const age = (milliseconds: number) => getAge(new Date(now - milliseconds).toISOString(), now);

describe('the age of a notification', () => {
  it.each([
    [0, 0, 'second'],
    [59 * second, 59, 'second'],
    [minute, 1, 'minute'],
    [59 * minute, 59, 'minute'],
    [hour, 1, 'hour'],
    [23 * hour, 23, 'hour'],
    [day, 1, 'day'],
    [6 * day, 6, 'day'],
    [7 * day, 1, 'week'],
    [29 * day, 4, 'week'],
    [30 * day, 1, 'month'],
    [364 * day, 12, 'month'],
    [365 * day, 1, 'year'],
    [800 * day, 2, 'year'],
  ])('the age of %i ms is %i %s', (milliseconds, count, unit) => {
    expect(age(milliseconds)).toEqual({ count, unit });
  });

  it('the age is never negative', () => {
    expect(age(-hour)).toEqual({ count: 0, unit: 'second' });
  });
});
