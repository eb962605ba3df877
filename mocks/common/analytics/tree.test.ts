import { describe, expect, it } from 'vitest';
import { getDailyHours, effortAsString } from './effort.ts';
import { periodNamed } from '../clockwork/named-period.ts';
import { findAncestors, buildTree } from './tree.ts';
import { at, entry } from '../../testing/timesheets.ts';

const project = (id: string, parentId: string | null = null) => ({
  id,
  parentId,
  code: `P-${id}`,
  name: `Project ${id}`,
});

/** a > b > c, and d next to them. */
const all = [project('d'), project('a'), project('b', 'a'), project('c', 'b')];
const facts = {
  projectWorkEffortTotal: 0,
  isOwner: false,
  isWatching: false,
  unResolvedImpediment: 0,
};
const shape = (...fitting: string[]) =>
  buildTree(
    all,
    ({ id }) => fitting.includes(id),
    () => facts,
  ).map(function named({ id, subProjects }): unknown {
    return subProjects.length > 0 ? { [id]: subProjects.map(named) } : id;
  });

describe('the tree of projects', () => {
  it('the project tree contains children below their parents, by code', () => {
    expect(shape('a', 'b', 'c', 'd')).toEqual([{ a: [{ b: ['c'] }] }, 'd']);
  });

  it('a project whose parent does not match is placed at the nearest matching ancestor, else at the top', () => {
    expect(shape('a', 'c')).toEqual([{ a: ['c'] }]);
    expect(shape('c', 'd')).toEqual(['c', 'd']);
    expect(shape()).toEqual([]);
  });

  it('the project tree contains 5,000 projects ten levels deep, each below its parent', () => {
    const many = Array.from({ length: 5000 }, (_, number) =>
      project(String(number), number % 10 === 0 ? null : String(number - 1)),
    );
    const tree = buildTree(
      many,
      () => true,
      () => facts,
    );
    const depths = tree.map(function getDepth({ subProjects }): number {
      return 1 + Math.max(0, ...subProjects.map(getDepth));
    });
    expect(depths).toEqual(Array.from({ length: 500 }, () => 10));
  });

  it('the ancestors of a project are found also when parents form a cycle or are deleted', () => {
    const byId = new Map(all.map((each) => [each.id, each]));
    expect(findAncestors(byId, 'c')).toEqual(['b', 'a']);
    const ring = new Map([
      ['x', { parentId: 'y' }],
      ['y', { parentId: 'x' }],
    ]);
    expect(findAncestors(ring, 'x')).toEqual(['y']);
    expect(findAncestors(new Map([['x', { parentId: 'missing' }]]), 'x')).toEqual(['missing']);
  });
});

describe('the periods of the popup', () => {
  it.each([
    ['allTime', '2026-03-11', null],
    ['thisWeek', '2026-03-11', { from: '2026-03-09', before: '2026-03-12' }],
    ['lastWeek', '2026-03-11', { from: '2026-03-02', before: '2026-03-09' }],
    ['thisMonth', '2026-03-11', { from: '2026-03-01', before: '2026-03-12' }],
    ['lastMonth', '2026-03-31', { from: '2026-02-01', before: '2026-03-01' }],
    ['lastMonth', '2026-01-01', { from: '2025-12-01', before: '2026-01-01' }],
    ['thisWeek', '2026-03-15', { from: '2026-03-09', before: '2026-03-16' }],
  ] as const)('the popup has the days of %s on %s', (name, today, expected) => {
    expect(periodNamed(name, today, '2026-03-09')).toEqual(expected);
  });
});

describe('effort', () => {
  it.each([
    [0, '0 Hrs 0 m'],
    [59, '0 Hrs 0 m'],
    [3_900, '1 Hrs 5 m'],
    [360_000, '100 Hrs 0 m'],
  ])('the effort of %i seconds is shown as “N Hrs M m”: %s', (seconds, expected) => {
    expect(effortAsString(seconds)).toBe(expected);
  });

  it('the heatmap shows effort by day of the time zone, for a year that ends today', () => {
    const context = { timeZone: 'Europe/Berlin', now: at('15:00') };
    const entries = [
      entry(1, '14:30', null),
      entry(2, at('23:30', '2026-03-10'), at('00:15')), // half past midnight in Berlin
      entry(3, at('09:00', '2025-03-12'), at('10:30', '2025-03-12')),
      entry(4, at('09:00', '2025-03-11'), at('10:30', '2025-03-11')),
    ];
    expect(getDailyHours(context, entries)).toEqual([
      { date: '2025-03-12', hours: 1.5 },
      { date: '2026-03-11', hours: 1.25 },
    ]);
  });
});
