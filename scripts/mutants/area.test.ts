import { expect, it } from 'vitest';
import { tryArea, type Outcome, type Verdict } from './area.ts';

it('tells of survivors that are tried again, too', async () => {
  const outcomes: Outcome[] = [];
  const kept = new Map<string, Verdict>();
  await tryArea({
    area: 'vendors',
    seeds: [3],
    count: 2,
    kinds: null,
    isOwnAlone: true,
    isAlike: () => false,
    // Recalls none, as of survivors that are tried afresh.
    memory: { recall: () => undefined, keep: (key, verdict) => void kept.set(key, verdict) },
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  expect(outcomes).toHaveLength(2);
  expect(outcomes.map(({ mutant }) => mutant.key)).toEqual([...kept.keys()]);
});
