import { describe, expect, it } from 'vitest';
import { timesOfPeriod } from './period-time.ts';

/** A Wednesday, in a week that begins on Monday. */
const today = '2026-03-11';
const known = {
  firstDayOfWeek: '2026-03-09',
  projectDailyHoursCalculations: [
    { date: '2026-01-31', hours: 1 },
    { date: '2026-02-01', hours: 0.5 },
    { date: '2026-02-28', hours: 0.02 }, // a minute
    { date: '2026-03-02', hours: 2 },
    { date: '2026-03-06', hours: 0.33 }, // twenty minutes
    { date: '2026-03-08', hours: 0.25 },
    { date: '2026-03-09', hours: 4 },
    { date: '2026-03-11', hours: 0.67 },
  ],
};
const minutes = (seconds: number) => seconds / 60;

describe('the time of a period compared with the previous one', () => {
  it.each([
    ['thisWeek', ['2026-03-09', '2026-03-11', 280], ['2026-03-02', '2026-03-04', 120]],
    ['lastWeek', ['2026-03-02', '2026-03-08', 155], ['2026-02-23', '2026-03-01', 1]],
    ['thisMonth', ['2026-03-01', '2026-03-11', 435], ['2026-02-15', '2026-02-25', 0]],
    ['lastMonth', ['2026-02-01', '2026-02-28', 31], ['2026-01-01', '2026-01-31', 60]],
  ] as const)(
    'the period %s is compared with the same weekdays before, or the month before',
    (period, now, before) => {
      const times = timesOfPeriod(known, period, today);
      const received = [times?.now, times?.before].map(
        (each) => each && [each.days.start, each.days.end, minutes(each.seconds)],
      );
      expect(received).toEqual([now, before]);
    },
  );

  it('the time of all periods together is not compared', () => {
    expect(timesOfPeriod(known, 'allTime', today)).toBeNull();
  });
});
