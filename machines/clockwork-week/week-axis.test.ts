import { describe, expect, it } from 'vitest';
import {
  toAxisMinute,
  buildWeekAxis,
  getHours,
  getTimestampAt,
  snapped,
  type WeekAxis,
} from './week-axis.ts';

const timeZone = 'Europe/Berlin';
const at = (timestamp: string) => Date.parse(timestamp);
const dayIn = ({ days }: WeekAxis, day: number) => {
  const found = days[day];
  if (!found) throw new Error('A week has seven days.');
  return found;
};

describe('the axis of an ordinary week', () => {
  const axis = buildWeekAxis('2026-03-02', timeZone);

  it('the axis has the minutes of a day and no gap', () => {
    expect(axis.length).toBe(1440);
    expect(axis.days.map(({ day, gaps }) => [day.slice(8), gaps.length])).toEqual(
      ['02', '03', '04', '05', '06', '07', '08'].map((day) => [day, 0]),
    );
  });

  it('the axis converts timestamps to minutes and back, in the time zone', () => {
    const wednesday = dayIn(axis, 2);
    expect(toAxisMinute(at('2026-03-04T08:15:00Z'), wednesday)).toBe(9 * 60 + 15);
    expect(getTimestampAt(9 * 60 + 15, wednesday)).toBe(at('2026-03-04T08:15:00Z'));
  });

  it('the axis clamps times outside a day to its edges', () => {
    const wednesday = dayIn(axis, 2);
    expect(toAxisMinute(at('2026-03-03T08:00:00Z'), wednesday)).toBe(0);
    expect(toAxisMinute(at('2026-03-09T08:00:00Z'), wednesday)).toBe(1440);
    expect(getTimestampAt(2000, wednesday)).toBe(at('2026-03-04T23:00:00Z'));
  });

  it('the axis has steps of five minutes, and of one', () => {
    expect([snapped(122, 5), snapped(123, 5), snapped(122.6, 1)]).toEqual([120, 125, 123]);
  });

  it('the axis labels its hours by timestamps', () => {
    expect(getHours(axis)).toHaveLength(24);
    expect(getHours(axis)[9]).toEqual({ axisMinute: 540, timestamp: at('2026-03-02T08:00:00Z') });
  });
});

describe('the axis of a week in which clocks go forward', () => {
  const axis = buildWeekAxis('2026-03-23', timeZone);
  const sunday = dayIn(axis, 6);

  it('the day of the change has a gap for the skipped hour, and the other days have none', () => {
    expect(axis.length).toBe(1440);
    expect(sunday.gaps).toEqual([{ at: 120, length: 60 }]);
    expect(dayIn(axis, 5).gaps).toEqual([]);
  });

  it('an event after the change is shown at its local time', () => {
    expect(toAxisMinute(at('2026-03-29T00:59:00Z'), sunday)).toBe(119);
    expect(toAxisMinute(at('2026-03-29T01:00:00Z'), sunday)).toBe(180);
    expect(getTimestampAt(9 * 60, sunday)).toBe(at('2026-03-29T07:00:00Z'));
    expect(getTimestampAt(1440, sunday)).toBe(at('2026-03-29T22:00:00Z'));
  });

  it('a minute of the gap maps to the time at which clocks change', () => {
    expect(getTimestampAt(150, sunday)).toBe(at('2026-03-29T01:00:00Z'));
  });
});

describe('the axis of a week in which clocks go back', () => {
  const axis = buildWeekAxis('2026-10-19', timeZone);
  const [saturday, sunday] = [dayIn(axis, 5), dayIn(axis, 6)];

  it('the repeated hour is shown twice, and the other days have a gap there', () => {
    expect(axis.length).toBe(1500);
    expect([sunday.gaps, saturday.gaps]).toEqual([[], [{ at: 180, length: 60 }]]);
    expect(getHours(axis).slice(2, 5)).toEqual([
      { axisMinute: 120, timestamp: at('2026-10-19T00:00:00Z') },
      { axisMinute: 180, timestamp: at('2026-10-25T01:00:00Z') },
      { axisMinute: 240, timestamp: at('2026-10-19T01:00:00Z') },
    ]);
  });

  it('each local time has the same height on all days', () => {
    const nine = toAxisMinute(at('2026-10-24T07:00:00Z'), saturday);
    expect([nine, toAxisMinute(at('2026-10-25T08:00:00Z'), sunday)]).toEqual([600, 600]);
  });

  it('the two timestamps of a repeated time are distinguished', () => {
    expect(toAxisMinute(at('2026-10-25T00:30:00Z'), sunday)).toBe(150);
    expect(toAxisMinute(at('2026-10-25T01:30:00Z'), sunday)).toBe(210);
    expect(getTimestampAt(150, sunday)).toBe(at('2026-10-25T00:30:00Z'));
    expect(getTimestampAt(210, sunday)).toBe(at('2026-10-25T01:30:00Z'));
  });
});

it('a day that starts at one o’clock has its gap at midnight', () => {
  const axis = buildWeekAxis('2026-04-20', 'Africa/Cairo');
  const friday = dayIn(axis, 4);
  expect(friday.gaps).toEqual([{ at: 0, length: 60 }]);
  expect(toAxisMinute(at('2026-04-24T06:00:00Z'), friday)).toBe(9 * 60);
});
