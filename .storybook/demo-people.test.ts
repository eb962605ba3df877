import { describe, expect, it } from 'vitest';
import { demoPeople, tenantFor } from './demo-people.ts';

describe('the demo people', () => {
  it('there are twelve demo people, each with a specialty', () => {
    expect(demoPeople).toHaveLength(12);
    for (const { specialty } of demoPeople) expect(specialty).not.toBe('');
  });

  it.each([
    ['ava', 'birch', 'birch'],
    ['farid', 'aster', 'cedar'],
    ['eve', 'aster', 'aster'],
    ['ben', undefined, undefined],
  ])('%s, who requests %s, is shown in %s', (person, requested, shown) => {
    expect(tenantFor(person, requested)).toBe(shown);
  });
});
