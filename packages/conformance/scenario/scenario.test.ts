import { describe, expect, it } from 'vitest';
import { createContract } from '../contract/contract.ts';
import { loadLibrary } from './load.ts';
import { createKnown } from './known.ts';
import { addDays, toIsoDay, getTimestampAt } from './time.ts';

describe('the scenario library', () => {
  it('the library has scenarios that cite their source, in areas of the contract', async () => {
    const { scenarios } = await loadLibrary();
    const areas = new Set(createContract().operations.map(({ area }) => area));
    expect(scenarios.length).toBeGreaterThan(0);
    for (const { area, title, source } of scenarios) {
      expect(areas).toContain(area);
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(source).toMatch(/[A-Z]+-D?\d{2,3}|ADR \d{4}|RFC \d/);
    }
    expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length);
  });

  it('the library has recipes of existing operations, in the file of their area', async () => {
    const { recipes } = await loadLibrary();
    const contract = createContract();
    const misplaced = Object.entries(recipes).flatMap(([area, named]) =>
      Object.keys(named).filter((id) => contract.operation(id).area !== area),
    );
    expect(misplaced).toEqual([]);
  });
});

describe('the ids in responses', () => {
  it('the ids in responses are known by their own name, or by that of their list', () => {
    const known = createKnown();
    known.learn({
      projects: [{ id: 'p1', ownerId: 'e1' }, { id: 'p2' }],
      categories: [{ id: 'c1' }],
      totalCount: 2,
    });
    expect(['projectId', 'ownerId', 'categoryId', 'taskId'].map((name) => known.get(name))).toEqual(
      ['p1', 'e1', 'c1', undefined],
    );
  });
});

describe('local times in a time zone', () => {
  it.each([
    ['2026-03-02', '00:00', 'Europe/Berlin', '2026-03-01T23:00:00.000Z'],
    // The day on which the clocks go forward.
    ['2026-03-29', '00:00', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', '12:00', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
    ['2026-03-02', '09:30', 'America/New_York', '2026-03-02T14:30:00.000Z'],
    ['2026-03-02', '09:30', 'Asia/Kathmandu', '2026-03-02T03:45:00.000Z'],
    ['2026-03-02', '09:30', 'UTC', '2026-03-02T09:30:00.000Z'],
  ])('%s %s in %s is the timestamp %s', (day, time, timeZone, timestamp) => {
    expect(getTimestampAt(day, time, timeZone)).toBe(timestamp);
    expect(toIsoDay(Date.parse(timestamp), timeZone)).toBe(day);
  });

  it('a day count crosses the end of a month', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
