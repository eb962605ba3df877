import { describe, expect, it } from 'vitest';
import { entryOf, runningOf } from '../testing/fixtures.ts';
import { isRunning, liveAfter, merge, miniEntry, without, withoutRunning } from './entries.ts';

const morning = entryOf({
  id: 'a',
  startTime: '2026-03-04T08:00:00.000Z',
  endTime: '2026-03-04T09:00:00.000Z',
});
const noon = entryOf({
  id: 'b',
  startTime: '2026-03-04T12:00:00.000Z',
  endTime: '2026-03-04T13:00:00.000Z',
});
const evening = entryOf({ id: 'c', startTime: '2026-03-04T18:00:00.000Z' });

it('an entry without an end time is running', () => {
  expect(isRunning(evening)).toBe(true);
  expect(isRunning(noon)).toBe(false);
});

describe('returned entries merge by id', () => {
  it('one replaces an existing one', () => {
    const changed = { ...noon, description: 'Changed' };
    expect(merge([noon, morning], [changed])).toEqual([changed, morning]);
  });

  it('else it is appended, in its place by time', () => {
    expect(merge([noon], [morning, evening])).toEqual([evening, noon, morning]);
  });

  it("an empty description becomes 'Untitled Entry' when it replaces", () => {
    const [entry] = merge([noon], [{ ...noon, description: '' }]);
    expect(entry?.description).toBe('Untitled Entry');
  });

  it('an empty description stays empty when it is appended', () => {
    const [entry] = merge([], [{ ...noon, description: '' }]);
    expect(entry?.description).toBe('');
  });

  it('and the list given stays as it is', () => {
    const entries = [noon];
    merge(entries, [morning]);
    expect(entries).toEqual([noon]);
  });
});

it('deleted entries are removed by id', () => {
  expect(without([evening, noon, morning], ['a', 'c', 'unknown'])).toEqual([noon]);
});

it('a fixed entry is removed from the stale running list', () => {
  const stale = [runningOf(evening, true), runningOf(noon, true)];
  expect(withoutRunning(stale, 'c').map(({ clockWorkEntry }) => clockWorkEntry.id)).toEqual(['b']);
});

it('the mini timer entry is the one returned entry with no end time', () => {
  expect(miniEntry([noon, evening])).toEqual(evening);
  expect(miniEntry([noon, morning])).toBeNull();
  expect(miniEntry([])).toBeNull();
});

describe('what runs after an answer', () => {
  it('is a returned entry without an end', () => {
    expect(liveAfter(null, [evening])).toEqual(evening);
    expect(liveAfter(morning, [evening, noon])).toEqual(evening);
  });

  it('is nothing when the live one has ended', () => {
    expect(liveAfter(evening, [{ ...evening, endTime: '2026-03-04T19:00:00.000Z' }])).toBeNull();
  });

  it('is still the live one when others have changed', () => {
    expect(liveAfter(evening, [noon])).toEqual(evening);
  });
});
