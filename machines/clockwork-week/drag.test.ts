import { describe, expect, it } from 'vitest';
import { buildEntry } from '../testing/fixtures.ts';
import { startDrag, canDrag, draggedTo, grabbed, hasMoved, nudged, type Drag } from './drag.ts';
import { buildWeekAxis } from './week-axis.ts';

const axis = buildWeekAxis('2026-03-02', 'Europe/Berlin');
/** Wednesday from 9:00:20 to 10:30 in Berlin. */
const entry = buildEntry({
  startTime: '2026-03-04T08:00:20.000Z',
  endTime: '2026-03-04T09:30:00.000Z',
});
const running = buildEntry({ startTime: '2026-03-04T08:00:00.000Z', endTime: null });
const at = { day: 2, minute: 570 };
const getTimes = ({ startTime, endTime }: Drag) =>
  [startTime, endTime].map((each) => (each === null ? null : new Date(each).toISOString()));

describe('a dragged block', () => {
  const drag = grabbed(entry, 'move', at);

  it('the block keeps its length and starts at a five-minute step', () => {
    expect(getTimes(draggedTo(drag, { day: 2, minute: 588 }, 5, axis))).toEqual([
      '2026-03-04T08:20:00.000Z',
      '2026-03-04T09:49:40.000Z',
    ]);
  });

  it('the block starts at any minute with a one-minute step', () => {
    expect(getTimes(draggedTo(drag, { day: 2, minute: 588 }, 1, axis))[0]).toBe(
      '2026-03-04T08:18:00.000Z',
    );
  });

  it('the block moves to another day at the same time', () => {
    expect(getTimes(draggedTo(drag, { day: 4, minute: 570 }, 5, axis))[0]).toBe(
      '2026-03-06T08:00:20.000Z',
    );
  });

  it('the block stays within the week and the day', () => {
    expect(getTimes(draggedTo(drag, { day: 9, minute: -500 }, 5, axis))[0]).toBe(
      '2026-03-07T23:00:00.000Z',
    );
    expect(getTimes(draggedTo(drag, { day: 2, minute: 3000 }, 5, axis))[0]).toBe(
      '2026-03-04T22:55:00.000Z',
    );
  });

  it('the block does not change if it is dropped where it was grabbed', () => {
    const there = draggedTo(draggedTo(drag, { day: 3, minute: 600 }, 5, axis), at, 5, axis);
    expect(hasMoved(there)).toBe(false);
    expect(hasMoved(draggedTo(drag, { day: 3, minute: 600 }, 5, axis))).toBe(true);
  });

  it('the block keeps its length across a skipped hour', () => {
    const spring = buildWeekAxis('2026-03-23', 'Europe/Berlin');
    const long = buildEntry({
      startTime: '2026-03-28T00:00:00.000Z',
      endTime: '2026-03-28T02:00:00.000Z',
    });
    const moved = draggedTo(grabbed(long, 'move', at), { day: 3, minute: 570 }, 5, spring);
    expect(getTimes(moved)).toEqual(['2026-03-29T00:00:00.000Z', '2026-03-29T02:00:00.000Z']);
  });
});

describe('a dragged edge', () => {
  it('the edge moves separately, and never past the other edge', () => {
    const end = grabbed(entry, 'end', { day: 2, minute: 630 });
    expect(getTimes(draggedTo(end, { day: 3, minute: 661 }, 5, axis))).toEqual([
      '2026-03-04T08:00:20.000Z',
      '2026-03-04T10:00:00.000Z',
    ]);
    expect(getTimes(draggedTo(end, { day: 2, minute: 100 }, 5, axis))[1]).toBe(
      '2026-03-04T08:05:20.000Z',
    );
    const start = grabbed(entry, 'start', { day: 2, minute: 540 });
    expect(getTimes(draggedTo(start, { day: 2, minute: 900 }, 5, axis))[0]).toBe(
      '2026-03-04T09:25:00.000Z',
    );
  });

  it('the only edge of a running entry is its start', () => {
    expect(canDrag(running, 'start', axis)).toBe(true);
    expect([canDrag(running, 'move', axis), canDrag(running, 'end', axis)]).toEqual([false, false]);
    const drag = grabbed(running, 'start', { day: 2, minute: 540 });
    expect(getTimes(draggedTo(drag, { day: 2, minute: 510 }, 5, axis))).toEqual([
      '2026-03-04T07:30:00.000Z',
      null,
    ]);
  });

  it('an edge outside the week does not move', () => {
    const before = buildEntry({
      startTime: '2026-03-01T21:00:00.000Z',
      endTime: '2026-03-02T01:00:00.000Z',
    });
    expect(canDrag(before, 'start', axis)).toBe(false);
    expect(canDrag(before, 'move', axis)).toBe(false);
    expect(canDrag(before, 'end', axis)).toBe(true);
  });
});

describe('drawing a new entry', () => {
  const started = startDrag({ day: 1, minute: 603 }, 5, axis);

  it('the new entry extends from its start to the pointer, in either direction', () => {
    expect(hasMoved(started)).toBe(false);
    expect(getTimes(draggedTo(started, { day: 5, minute: 661 }, 5, axis))).toEqual([
      '2026-03-03T09:05:00.000Z',
      '2026-03-03T10:00:00.000Z',
    ]);
    expect(getTimes(draggedTo(started, { day: 1, minute: 540 }, 5, axis))).toEqual([
      '2026-03-03T08:00:00.000Z',
      '2026-03-03T09:05:00.000Z',
    ]);
  });
});

describe('moving an entry with the keyboard', () => {
  const drag = grabbed(entry, 'move', at);

  it('the keyboard moves the full entry by steps, and to other days', () => {
    const down = nudged(drag, { minutes: 5 }, 5, axis);
    expect(getTimes(down)[0]).toBe('2026-03-04T08:05:00.000Z');
    expect(getTimes(nudged(down, { days: -1 }, 5, axis))[0]).toBe('2026-03-03T08:05:00.000Z');
  });

  it('the keyboard also moves only the end', () => {
    const longer = nudged(drag, { minutes: 5, isOfEnd: true }, 5, axis);
    expect(getTimes(longer)).toEqual(['2026-03-04T08:00:20.000Z', '2026-03-04T09:35:00.000Z']);
    expect(longer.kind).toBe('move');
  });

  it('the keyboard moves the start of a running entry and leaves its day unchanged', () => {
    const start = grabbed(running, 'start', at);
    expect(getTimes(nudged(start, { minutes: -5 }, 5, axis))[0]).toBe('2026-03-04T07:55:00.000Z');
    expect(nudged(start, { days: 1 }, 5, axis)).toBe(start);
  });
});
