import { describe, expect, it } from 'vitest';
import { buildEntry } from '../../testing/fixtures.ts';
import { filled, findGaps, type Gap } from './gaps.ts';

const at = (time: string) => `2026-03-04T${time}.000Z`;
const lasting = (id: string, start: string, end: string | null) =>
  buildEntry({
    id,
    startTime: at(start),
    endTime: end && at(end),
    totalTimeInSeconds: end === null ? 0 : (Date.parse(at(end)) - Date.parse(at(start))) / 1000,
  });
const morning = lasting('a', '08:00:00', '09:00:00');
const noon = lasting('b', '10:30:00', '11:00:00');

describe('gaps between entries', () => {
  it('a gap lies between a start and the end of the next older entry', () => {
    const gap = findGaps([noon, morning]).get('b');
    expect(gap).toEqual({
      older: morning,
      newer: noon,
      from: at('09:00:00'),
      until: at('10:30:00'),
      seconds: 5400,
    });
  });

  it.each([
    ['09:00:59', 0],
    ['09:01:00', 1],
    ['09:00:00', 0],
  ])('a gap is at least one minute long: a start at %s', (start, count) => {
    expect(findGaps([lasting('b', start, '11:00:00'), morning]).size).toBe(count);
  });

  it('a gap comes before a running entry, never after it', () => {
    const running = lasting('c', '12:00:00', null);
    expect([...findGaps([running, noon]).keys()]).toEqual(['c']);
  });

  it('a gap comes before an entry that stopped at its start, not before one that starts then', () => {
    const stopped = lasting('s', '10:30:00', '10:30:00');
    expect([...findGaps([noon, stopped, morning]).keys()]).toEqual(['s']);
    expect([...findGaps([stopped, noon, morning]).keys()]).toEqual(['s']);
  });
});

describe('the preview of a filled gap', () => {
  const gap = findGaps([noon, morning]).get('b') as Gap;

  it('the newer entry starts where the older one ends when the gap is filled up', () => {
    expect(filled(gap, 'upfill')).toEqual({
      ...noon,
      startTime: at('09:00:00'),
      totalTimeInSeconds: 7200,
    });
  });

  it('the older entry ends where the newer one starts when the gap is filled down', () => {
    expect(filled(gap, 'downfill')).toEqual({
      ...morning,
      endTime: at('10:30:00'),
      totalTimeInSeconds: 9000,
    });
  });
});
