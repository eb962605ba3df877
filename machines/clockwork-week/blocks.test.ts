import { describe, expect, it } from 'vitest';
import { buildEntry } from '../testing/fixtures.ts';
import { buildBlocks } from './blocks.ts';
import { buildWeekAxis } from './week-axis.ts';

const axis = buildWeekAxis('2026-03-02', 'Europe/Berlin');
const now = Date.parse('2026-03-04T14:30:00.000Z');
/** On Wednesday, between two times in Berlin. */
const between = (from: string, until: string | null, id = from) =>
  buildEntry({
    id,
    startTime: `2026-03-04T${from}:00.000+01:00`,
    endTime: until && `2026-03-04T${until}:00.000+01:00`,
  });

describe('the blocks of a week', () => {
  it('the blocks are placed on their days in order of time', () => {
    const days = buildBlocks([between('11:00', '12:00'), between('09:00', '10:30')], axis, now);
    expect(days.map(({ length }) => length)).toEqual([0, 0, 2, 0, 0, 0, 0]);
    expect(days[2]?.map(({ from, until }) => [from, until])).toEqual([
      [540, 630],
      [660, 720],
    ]);
  });

  it('a block grows while its entry runs', () => {
    const [block] = buildBlocks([between('15:00', null)], axis, now)[2] ?? [];
    expect(block).toMatchObject({ from: 900, until: 930, hasStart: true, hasEnd: false });
  });

  it('a block has a part on each of its days', () => {
    const night = buildEntry({
      startTime: '2026-03-04T21:00:00.000Z',
      endTime: '2026-03-05T01:00:00.000Z',
    });
    const [, , wednesday, thursday] = buildBlocks([night], axis, now);
    expect(wednesday).toMatchObject([{ from: 1320, until: 1440, hasStart: true, hasEnd: false }]);
    expect(thursday).toMatchObject([{ from: 0, until: 120, hasStart: false, hasEnd: true }]);
  });

  it('a block is shown even if its entry was stopped at once', () => {
    expect(buildBlocks([between('09:00', '09:00')], axis, now)[2]).toHaveLength(1);
  });

  it('blocks that are too short to be read are placed side by side', () => {
    const short = [between('09:00', '09:05'), between('09:05', '09:10'), between('09:40', '10:30')];
    const blocks = buildBlocks(short, axis, now)[2] ?? [];
    expect(blocks.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  it('a block is never narrower than a quarter', () => {
    const minutes = Array.from({ length: 9 }, (_, at) => between(`09:0${at}`, `09:0${at + 1}`));
    const blocks = buildBlocks(minutes, axis, now)[2] ?? [];
    expect(Math.max(...blocks.map(({ lanes }) => lanes))).toBe(4);
  });
});
