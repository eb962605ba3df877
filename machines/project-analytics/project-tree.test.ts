import { describe, expect, it } from 'vitest';
import {
  allClosed,
  allOpen,
  buildCarousel,
  parseFilters,
  filtersText,
  openedTo,
  buildRows,
  toggled,
  defaultFilters,
} from './project-tree.ts';
import { exampleNodes, manyNodes, nodeOfCode } from './project.fixtures.ts';

const rows = (search = '', expansion = allOpen) =>
  buildRows({ nodes: exampleNodes, search, expansion });
const codes = (search?: string, expansion?: typeof allOpen) =>
  rows(search, expansion).map(({ node }) => node.code);

describe('the rows of the tree', () => {
  it('the tree rows are those of the expanded projects, each among its siblings', () => {
    expect(codes('', allClosed)).toEqual(['AS-001', 'AS-005']);
    expect(codes('', toggled(allClosed, 'id-AS-001'))).toEqual([
      'AS-001',
      'AS-002',
      'AS-003',
      'AS-005',
    ]);
    expect(codes('', toggled(allOpen, 'id-AS-002'))).not.toContain('AS-004');
    expect(
      rows().map(({ depth, position, count, isExpanded }) => [depth, position, count, isExpanded]),
    ).toEqual([
      [0, 1, 2, true],
      [1, 1, 2, true],
      [2, 1, 1, null],
      [1, 2, 2, null],
      [0, 2, 2, null],
    ]);
  });

  it('the tree rows are the matches of a search by name or code, ignoring accents, with their ancestors', () => {
    expect(codes('ICONES')).toEqual(['AS-001', 'AS-002', 'AS-004']);
    expect(rows('icones').filter(({ isMatch }) => isMatch)).toHaveLength(1);
    expect(codes('as-003')).toEqual(['AS-001', 'AS-003']);
    expect(codes('  ')).toHaveLength(5);
    expect(codes('nothing like it')).toEqual([]);
  });

  it('a search finds Arabic names, and names of 250 letters', () => {
    const nodes = [nodeOfCode('AS-9', 'نِظام المستودعات'), nodeOfCode('AS-8', 'x'.repeat(250))];
    const found = (search: string) => buildRows({ nodes, search, expansion: allOpen }).length;
    expect(found('نظام')).toBe(1);
    expect(found('x'.repeat(250))).toBe(1);
  });

  it('the tree shows and searches all of 5,000 projects ten levels deep', () => {
    const nodes = manyNodes(5000, 10);
    expect(buildRows({ nodes, search: '', expansion: allOpen })).toHaveLength(5000);
    expect(buildRows({ nodes, search: 'level 10', expansion: allOpen })).toHaveLength(5000);
    expect(buildRows({ nodes, search: 'as-4999', expansion: allOpen })).toHaveLength(9);
  });
});

/** Source: ANLYT-060. */
describe('the carousel', () => {
  it('the carousel consists of the selected project’s siblings, at the top of all top-level projects', () => {
    expect(buildCarousel(exampleNodes, '', 'id-AS-003')).toEqual(['id-AS-002', 'id-AS-003']);
    expect(buildCarousel(exampleNodes, '', 'id-AS-005')).toEqual(['id-AS-001', 'id-AS-005']);
  });

  it('the carousel consists of the matches of a search and the selected project', () => {
    expect(buildCarousel(exampleNodes, 'ser', 'id-AS-003')).toEqual(['id-AS-003']);
    expect(buildCarousel(exampleNodes, 'design', 'id-AS-004')).toEqual(['id-AS-002', 'id-AS-004']);
    expect(buildCarousel(exampleNodes, 'design', 'id-AS-001')).toEqual([
      'id-AS-001',
      'id-AS-002',
      'id-AS-004',
    ]);
  });

  it('the carousel is empty when the project is not in the tree, and follows one that has moved', () => {
    expect(buildCarousel(exampleNodes, '', 'missing')).toEqual([]);
    const [portal] = exampleNodes;
    const moved = portal ? [{ ...portal, subProjects: [] }, ...portal.subProjects] : [];
    expect(buildCarousel(moved, '', 'id-AS-003')).toEqual(['id-AS-001', 'id-AS-002', 'id-AS-003']);
  });
});

it('a project is revealed by expanding all its ancestors, and nothing else', () => {
  const opened = openedTo(exampleNodes, allClosed, 'id-AS-004');
  expect(new Set(opened.except)).toEqual(new Set(['id-AS-001', 'id-AS-002']));
  expect(openedTo(exampleNodes, allOpen, 'id-AS-004')).toEqual(allOpen);
  expect(openedTo(exampleNodes, allClosed, 'missing')).toEqual(allClosed);
});

describe('filters in an address', () => {
  it('filters are parsed as they were written, in the order of the documents', () => {
    const text = filtersText(['Impedimented', 'OwnedByMe']);
    expect(parseFilters(text)).toEqual(['OwnedByMe', 'Impedimented']);
  });

  it.each([undefined, 7, '', 'Nonsense'])(
    'filters are the default ones when the address has %j',
    (text) => {
      expect(parseFilters(text)).toEqual(defaultFilters);
    },
  );
});
