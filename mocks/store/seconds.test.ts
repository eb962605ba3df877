import { describe, expect, it } from 'vitest';
import { countedSeconds } from './seconds.ts';

const now = '2026-03-11T12:00:30.000Z';
const at = (time: string) => `2026-03-11T${time}.000Z`;
const counted = (start: string, end: string) =>
  countedSeconds({ startTime: at(start), endTime: at(end) }, now);

describe('the counted seconds of an entry', () => {
  it.each([
    ['09:00:47', '09:30:20', 30],
    ['09:00:47', '10:00:00', 60],
    ['09:00:00', '09:59:59', 59],
    ['09:00:10', '09:00:50', 0],
    ['09:00:59', '09:01:00', 1],
  ])(
    'the counted time from %s to %s is %i minutes, as the shown times say',
    (start, end, minutes) => {
      expect(counted(start, end)).toBe(minutes * 60);
    },
  );

  it('the counted seconds of consecutive entries add up to the full span', () => {
    const times = ['09:00:13', '09:00:59', '09:17:02', '09:59:58', '11:00:01'];
    const sum = times
      .slice(1)
      .reduce((seconds, end, index) => seconds + counted(times[index] ?? end, end), 0);
    expect(sum).toBe(counted('09:00:13', '11:00:01'));
  });

  it('the counted seconds of a running entry go up to now', () => {
    expect(countedSeconds({ startTime: at('11:59:50'), endTime: null }, now)).toBe(40);
  });

  it('the counted seconds are never below zero', () => {
    expect(counted('09:05:00', '09:00:00')).toBe(0);
  });
});
