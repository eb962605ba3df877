import { describe, expect, it } from 'vitest';
import { addDays, getWeekday, toDay, toDayNumber } from './day-number.ts';
import { changeDates, getRange, toBar, toRows } from './timeline-bars.ts';

const number = (day: string) => toDayNumber(day) ?? 0;
const both = { start: '2026-05-12', end: '2026-05-20' };
const onlyStart = { start: '2026-05-12', end: null };
const onlyEnd = { start: null, end: '2026-05-20' };
const none = { start: null, end: null };
const change = (
  dates: Parameters<typeof changeDates>[0],
  part: Parameters<typeof changeDates>[1],
  days: number,
) => {
  const from = number('2026-05-15');
  const { start, end } = changeDates(dates, part, { from, to: from + days, fadeDays: 3 });
  return [start, end];
};

describe('the days of a timeline', () => {
  it('a day and its number are the same day in any time zone', () => {
    expect(toDay(number('2026-03-29'))).toBe('2026-03-29');
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(toDayNumber('soon')).toBeNull();
    expect(toDayNumber(null)).toBeNull();
  });

  it('the weekday of a day is counted from Sunday, before 1970 as well', () => {
    expect(getWeekday(number('2026-05-17'))).toBe(0);
    expect(getWeekday(number('1969-12-31'))).toBe(3);
  });

  it('a bar fades out at the end whose day is missing', () => {
    expect(toBar(both, 3)).toEqual({
      from: number('2026-05-12'),
      to: number('2026-05-20'),
      fades: null,
    });
    expect(toBar(onlyStart, 3)).toMatchObject({ to: number('2026-05-14'), fades: 'end' });
    expect(toBar(onlyEnd, 3)).toMatchObject({ from: number('2026-05-18'), fades: 'start' });
    expect(toBar(none, 3)).toBeNull();
  });

  it('a bar that is moved takes the days it has with it', () => {
    expect(change(both, 'bar', 2)).toEqual(['2026-05-14', '2026-05-22']);
    expect(change(onlyStart, 'bar', -1)).toEqual(['2026-05-11', null]);
    expect(change(onlyEnd, 'bar', 1)).toEqual([null, '2026-05-21']);
  });

  it('an end of a bar does not pass the other one', () => {
    expect(change(both, 'end', 2)).toEqual(['2026-05-12', '2026-05-22']);
    expect(change(both, 'end', -30)).toEqual(['2026-05-12', '2026-05-12']);
    expect(change(both, 'start', 30)).toEqual(['2026-05-20', '2026-05-20']);
  });

  it('the faded end of a bar gets a day when it is dragged', () => {
    expect(change(onlyStart, 'end', 1)).toEqual(['2026-05-12', '2026-05-15']);
    expect(change(onlyEnd, 'start', -1)).toEqual(['2026-05-17', '2026-05-20']);
  });

  it('an item without days gets the day that it is dropped on', () => {
    expect(change(none, 'none', 0)).toEqual(['2026-05-15', '2026-05-15']);
    expect(change(none, 'end', 0)).toEqual(['2026-05-15', '2026-05-15']);
  });
});

describe('the rows of a timeline', () => {
  it('the rows are under their groups, without empty ones, and those without days below', () => {
    const item = (id: string, groupId: string, dates = both) => ({
      id,
      groupId,
      label: id,
      ...dates,
    });
    const rows = toRows(
      [
        { id: 'a', title: 'A' },
        { id: 'b', title: 'B' },
        { id: 'c', title: 'C' },
      ],
      [item('1', 'c'), item('2', 'a'), { ...item('3', 'a'), ...none }],
      'No dates',
    );
    expect(rows.map(({ id }) => id)).toEqual([
      'group a',
      '2',
      'group c',
      '1',
      'group noDates',
      '3',
    ]);
  });

  it('the timeline reaches beyond its bars and today', () => {
    const today = number('2026-05-15');
    expect(getRange([none], today)).toEqual({ first: today - 45, last: today + 90 });
    expect(getRange([{ start: '2026-01-01', end: '2026-12-31' }], today)).toEqual({
      first: number('2026-01-01') - 45,
      last: number('2026-12-31') + 90,
    });
  });
});
