import { describe, expect, it } from 'vitest';
import {
  parseDay,
  isWithinDay,
  ordered,
  parseClockTime,
  timeText,
  toLocalTime,
  formatLocalTime,
} from './day.ts';

const part = (type: string) => ({ type, isEditable: true });
const slash = { type: 'literal', isEditable: false };
const chinese = [part('year'), slash, part('month'), slash, part('day')];

describe('a day', () => {
  it('a day is parsed as yyyy-MM-dd, and an invalid day is none', () => {
    expect(parseDay('2026-02-28')?.toString()).toBe('2026-02-28');
    expect(['2026-02-30', 'tomorrow', '', null, undefined].map(parseDay)).toEqual(
      Array(5).fill(null),
    );
  });

  it('a day is shown in the person’s order, whatever the language', () => {
    const types = (format: 'DD/MM/YYYY' | 'MM/DD/YYYY') =>
      ordered(chinese, format).map(({ type }) => type);
    expect(types('DD/MM/YYYY')).toEqual(['day', 'literal', 'month', 'literal', 'year']);
    expect(types('MM/DD/YYYY')).toEqual(['month', 'literal', 'day', 'literal', 'year']);
  });
});

describe('a time', () => {
  it('a time is parsed and formatted as HH:mm, and an invalid time is none', () => {
    const time = parseClockTime('09:05');
    expect(time && timeText(time)).toBe('09:05');
    expect(parseClockTime('25:00')).toBeNull();
  });
});

describe('a day with a time', () => {
  const segments = [...chinese, slash, part('hour'), slash, part('minute')];

  it('a day with a time is parsed and formatted as yyyy-MM-ddTHH:mm, and an invalid one is none', () => {
    const read = toLocalTime('2026-03-04T09:05');
    expect(read && formatLocalTime(read)).toBe('2026-03-04T09:05');
    expect(['2026-02-30T09:00', '2026-03-04T25:00', '', null].map(toLocalTime)).toEqual(
      Array(4).fill(null),
    );
  });

  it('a day with a time has its day in the person’s order, followed by its time', () => {
    expect(
      ordered(segments, 'DD/MM/YYYY').flatMap((each) => (each.isEditable ? [each.type] : [])),
    ).toEqual(['day', 'month', 'year', 'hour', 'minute']);
  });

  it('a day with a time has slashes only within the day', () => {
    const literals = segments.map((each) => ({ ...each }));
    expect(literals.map((each) => isWithinDay(literals, each))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
