import { describe, expect, it } from 'vitest';
import { buildEntry } from '../testing/fixtures.ts';
import { buildBlocks } from './blocks.ts';
import { getInitialOffset } from './opening.ts';
import { buildWeekAxis } from './week-axis.ts';

const axis = buildWeekAxis('2026-03-02', 'Europe/Berlin');
const now = Date.parse('2026-03-08T14:30:00.000Z');
/** On a day of that March, between two times in Berlin. */
const on = (day: string, from: string, until: string) =>
  buildEntry({
    id: `${day} ${from}`,
    startTime: `2026-03-${day}T${from}:00.000+01:00`,
    endTime: `2026-03-${day}T${until}:00.000+01:00`,
  });

/**
 * The start of the visible range of a week with these entries: work begins at 9:00, and eight hours
 * are visible.
 */
const opens = (...entries: ReturnType<typeof on>[]) =>
  getInitialOffset(buildBlocks(entries, axis, now), 540, 480);

describe('the first visible hour of a week', () => {
  it('the week opens shortly before work starts, with or without entries there', () => {
    expect(opens()).toBe(510);
    expect(opens(on('03', '02:00', '04:00'), on('04', '11:00', '12:00'))).toBe(510);
  });

  it('the week opens at its entries if all of them are at night', () => {
    expect(opens(on('03', '22:00', '23:00'), on('04', '23:00', '23:30'))).toBe(1290);
    expect(opens(on('03', '03:00', '05:00'), on('04', '02:00', '04:30'))).toBe(150);
  });

  it('the week opens at the entries closest to working hours', () => {
    expect(opens(on('03', '01:00', '02:00'), on('04', '18:30', '19:00'))).toBe(1080);
  });

  it('the week never opens above midnight', () => {
    expect(opens(on('03', '00:10', '02:00'))).toBe(0);
  });
});
