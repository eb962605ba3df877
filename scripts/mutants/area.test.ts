import { expect, it } from 'vitest';
import { tryArea, type Outcome, type Verdict } from './area.ts';

it('tells of survivors that are tried again, too', async () => {
  const outcomes: Outcome[] = [];
  const stored = new Map<string, Verdict>();
  await tryArea({
    area: 'vendors',
    seeds: [3],
    count: 2,
    kinds: null,
    isOwnAlone: true,
    isAlike: () => false,
    // Recalls none, as of survivors that are tried afresh.
    memory: { recall: () => undefined, store: (key, verdict) => void stored.set(key, verdict) },
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  expect(outcomes).toHaveLength(2);
  expect(outcomes.map(({ mutant }) => mutant.key)).toEqual([...stored.keys()]);
});
