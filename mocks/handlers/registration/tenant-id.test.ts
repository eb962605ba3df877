import { describe, expect, it } from 'vitest';
import { tenantIdFor } from './tenant-id.ts';

describe('the identifier of a new tenant', () => {
  it.each([
    ['Elm & Sons', 'elm-sons'],
    ['  Élan  vital! ', 'elan-vital'],
    ['株式会社', 'tenant'],
    ['User', 'user-2'],
    ['x'.repeat(250), 'x'.repeat(56)],
    [`${'x'.repeat(55)} y`, 'x'.repeat(55)],
  ])('the identifier of a new tenant is made from its name: %s', (organization, id) => {
    expect(tenantIdFor(organization, [])).toBe(id);
    expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
  });

  it('the identifier of a new tenant is numbered when it is taken', () => {
    expect(tenantIdFor('Elm', ['elm'])).toBe('elm-2');
    expect(tenantIdFor('Elm', ['elm', 'elm-2', 'elm-3'])).toBe('elm-4');
  });
});
