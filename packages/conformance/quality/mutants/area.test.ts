import { expect, it } from 'vitest';
import { tryArea, type Outcome, type Assessment } from './area.ts';

it('the area run reports survivors that are tried again, too', async () => {
  const outcomes: Outcome[] = [];
  const stored = new Map<string, Assessment>();
  await tryArea({
    area: 'vendors',
    seeds: [3],
    count: 2,
    kinds: null,
    isOwnOnly: true,
    isAlike: () => false,
    // Returns no results, as for survivors that are retried.
    memory: {
      recall: () => undefined,
      store: (key, assessment) => void stored.set(key, assessment),
    },
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  expect(outcomes).toHaveLength(2);
  expect(outcomes.map(({ mutant }) => mutant.key)).toEqual([...stored.keys()]);
});
