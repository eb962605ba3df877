import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isEquivalent, readLine, readEquivalent } from './equivalent.ts';
import { root } from './sources.ts';
import { findMutationSites } from './mutation-sites.ts';
import { statesOfWorld } from './states.ts';

const known = readEquivalent();
const states = statesOfWorld();

describe('a mutant that is listed as equivalent', () => {
  it.each(known)(
    'an equivalent mutant is one site of $path, or names its lines: $from',
    ({ path, from, to, on }) => {
      const spots = findMutationSites(path, readFileSync(join(root, path), 'utf8'), states);
      const meant = spots.filter((spot) => spot.from === from && spot.to === to);
      const lines = meant.map(({ line }) => readLine(path, line));
      expect(on?.filter((line) => !lines.includes(line)) ?? lines.slice(1)).toEqual([]);
      expect(lines).not.toEqual([]);
    },
  );

  it('an equivalent mutant is excused only on its lines', () => {
    const path = 'mocks/common/analytics/effort.ts';
    const mutants = findMutationSites(path, readFileSync(join(root, path), 'utf8'))
      .filter(({ from, to }) => from === '1' && to === '2')
      .map((spot) => ({ ...spot, path, id: 0, key: '' }));
    const excused = mutants.filter((mutant) => isEquivalent(mutant, known));
    expect([mutants.length, excused.length]).toEqual([3, 2]);
  });
});
