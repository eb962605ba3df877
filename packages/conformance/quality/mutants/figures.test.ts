import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContract } from '../../index.ts';
import { listAreas, buildFigures } from './report.ts';
import { formatPage, readFigures } from './figures.ts';
import { createMutants, root, readSources } from './sources.ts';

describe('the published mutation figures', () => {
  it('the figures name every area, tried or not, the kinds of change, and each survivor', () => {
    const [first, second, third] = createMutants(readSources('tags'));
    if (!first || !second || !third) throw new Error('The area has too few mutation sites.');
    const tags = buildFigures(
      [
        { mutant: first, foundBy: 'tags/getTags/happy', isReached: true },
        { mutant: second, foundBy: null, isReached: true },
        { mutant: third, foundBy: null, isReached: false },
      ],
      {
        seeds: [7, 8],
        known: [{ path: third.path, from: third.from, to: third.to, because: 'So.' }],
      },
    );
    const figures = {
      mutants: { tags },
      injectedFaults: { tags: [3, 4] },
      atFirst: [[5, 8]],
    } as const;
    const page = formatPage(figures, ['tags', 'teams']);
    expect(page).toContain('5 of 8 (62.5 %)');
    expect(page).toMatch(/\| tags +\| 1 of 2 +\| 50\.0 \| 1 +\| 7, 8 +\| 3 of 4 +\|/);
    expect(page).toMatch(/\| teams +\| not tested +\| +\| 0 +\| +\| not tested +\|/);
    expect(page).toContain(`- tags: \`${second.path}:${second.line}\``);
  });

  it('the figures on the page are up to date', () => {
    const areas = listAreas(createContract());
    const text = readFileSync(join(root, 'docs/conformance-figures.md'), 'utf8');
    expect(text).toBe(formatPage(readFigures(), areas));
  });
});
