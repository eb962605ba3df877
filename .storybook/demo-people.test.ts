import { describe, expect, it } from 'vitest';
import { demoPeople, tenantFor } from './demo-people.ts';

describe('the demo people', () => {
  it('are twelve, and each is special', () => {
    expect(demoPeople).toHaveLength(12);
    for (const { specialty } of demoPeople) expect(specialty).not.toBe('');
  });

  it.each([
    ['ava', 'birch', 'birch'],
    ['farid', 'aster', 'cedar'],
    ['eve', 'aster', 'aster'],
    ['ben', undefined, undefined],
  ])('show %s, asked for %s, in %s', (person, requested, shown) => {
    expect(tenantFor(person, requested)).toBe(shown);
  });
});
