import { describe, expect, it } from 'vitest';
import { buildEntry, buildRunning } from '../../testing/fixtures.ts';
import { changedBy, isRunning, liveAfter, merge, miniEntry, without } from './entries.ts';

const morning = buildEntry({
  id: 'a',
  startTime: '2026-03-04T08:00:00.000Z',
  endTime: '2026-03-04T09:00:00.000Z',
});
const noon = buildEntry({
  id: 'b',
  startTime: '2026-03-04T12:00:00.000Z',
  endTime: '2026-03-04T13:00:00.000Z',
});
const evening = buildEntry({ id: 'c', startTime: '2026-03-04T18:00:00.000Z' });

it('an entry without an end time is running', () => {
  expect(isRunning(evening)).toBe(true);
  expect(isRunning(noon)).toBe(false);
});

describe('merging returned entries by id', () => {
  it('a returned entry replaces an existing one', () => {
    const changed = { ...noon, description: 'Changed' };
    expect(merge([noon, morning], [changed])).toEqual([changed, morning]);
  });

  it('a new returned entry is added at its position by time', () => {
    expect(merge([noon], [morning, evening])).toEqual([evening, noon, morning]);
  });

  it('an empty description becomes “Untitled Entry” when the entry is replaced', () => {
    const [entry] = merge([noon], [{ ...noon, description: '' }]);
    expect(entry?.description).toBe('Untitled Entry');
  });

  it('an entry without a description keeps none after a change of its times or marks', () => {
    const nameless = { ...noon, description: '' };
    const [entry] = merge([nameless], [{ ...nameless, entryAtWork: true }]);
    expect(entry).toMatchObject({ description: '', entryAtWork: true });
  });

  it('an empty description stays empty when the entry is added', () => {
    const [entry] = merge([], [{ ...noon, description: '' }]);
    expect(entry?.description).toBe('');
  });

  it('the given list is not mutated', () => {
    const entries = [noon];
    merge(entries, [morning]);
    expect(entries).toEqual([noon]);
  });
});

it('deleted entries are removed by id', () => {
  expect(without([evening, noon, morning], ['a', 'c', 'unknown'])).toEqual([noon]);
});

it('the mini timer entry is the one returned entry with no end time', () => {
  expect(miniEntry([noon, evening])).toEqual(evening);
  expect(miniEntry([noon, morning])).toBeNull();
  expect(miniEntry([])).toBeNull();
});

describe('the running entry after a response', () => {
  it('the running entry is the returned entry without an end', () => {
    expect(liveAfter(null, [evening])).toEqual(evening);
    expect(liveAfter(morning, [evening, noon])).toEqual(evening);
  });

  it('the running entry is empty when the live one has ended', () => {
    expect(liveAfter(evening, [{ ...evening, endTime: '2026-03-04T19:00:00.000Z' }])).toBeNull();
  });

  it('the running entry is still the live one if others have changed', () => {
    expect(liveAfter(evening, [noon])).toEqual(evening);
  });
});

describe('the state of a day after a response', () => {
  const shown = { date: '2026-03-04', today: '2026-03-04', timeZone: 'Europe/Berlin' };
  const began = buildEntry({ id: 's', startTime: '2026-03-02T18:00:00.000Z' });
  const known = {
    entries: [noon, morning],
    continued: [began],
    stale: [buildRunning(began, true)],
    live: null,
  };
  const staleIds = (after: ReturnType<typeof changedBy>) =>
    after.stale.map(({ clockWorkEntry }) => clockWorkEntry.id);

  it('the state has only entries of the shown day', () => {
    const yesterday = { ...noon, id: 'y', startTime: '2026-03-03T12:00:00.000Z' };
    const moved = { ...morning, startTime: '2026-03-03T08:00:00.000Z' };
    const after = changedBy(known, { returned: [yesterday, moved] }, shown);
    expect(after.entries).toEqual([noon]);
  });

  it('an adjusted stale entry is removed from the stale list', () => {
    const ended = { ...began, endTime: '2026-03-02T19:00:00.000Z' };
    expect(staleIds(changedBy(known, { returned: [ended] }, shown))).toEqual([]);
  });

  it('a deleted stale entry is removed from the stale list, and counts on no day', () => {
    const after = changedBy(known, { removed: ['s'] }, shown);
    expect([staleIds(after), after.continued]).toEqual([[], []]);
  });

  it('the state counts an entry that continues into the day, but not one that ends at its start', () => {
    const continuedBy = (endTime: string | null) =>
      changedBy(known, { returned: [{ ...began, endTime }] }, shown).continued.map(({ id }) => id);
    expect(continuedBy('2026-03-03T23:00:00.000Z')).toEqual([]);
    expect(continuedBy('2026-03-03T23:00:01.000Z')).toEqual(['s']);
    expect(continuedBy(null)).toEqual(['s']);
  });

  it('the rest of a stale entry split at an earlier midnight is stale, not live', () => {
    const first = { ...began, endTime: '2026-03-02T23:00:00.000Z' };
    const rest = { ...began, id: 'r', startTime: '2026-03-02T23:00:00.000Z' };
    const after = changedBy(known, { returned: [rest, first] }, shown);
    expect(staleIds(after)).toEqual(['r']);
    expect(after.live).toBeNull();
  });

  it('the rest of a stale entry since the last midnight is live: the chain is repaired', () => {
    const rest = { ...began, id: 'r', startTime: '2026-03-03T23:00:00.000Z' };
    const first = { ...began, endTime: '2026-03-03T23:00:00.000Z' };
    const after = changedBy(known, { returned: [rest, first] }, shown);
    expect(staleIds(after)).toEqual([]);
    expect(after.live).toEqual(rest);
    expect(after.continued).toEqual([]);
    expect(after.entries).toEqual([noon, morning, rest]);
  });

  it('no entry runs once the live entry is deleted', () => {
    const after = changedBy({ ...known, live: evening }, { removed: ['c'] }, shown);
    expect(after.live).toBeNull();
  });
});
