import { expect, it } from 'vitest';
import { compareRoles } from './compared-roles.ts';
import { exampleRole } from './role.fixtures.ts';

it('two roles are compared by the rights of one, of the other, and of both', () => {
  const other = { ...exampleRole, privileges: ['tags.basic' as const, 'dashboard.basic' as const] };
  expect(compareRoles(exampleRole, other)).toEqual({
    onlyFirst: ['assetManager.view', 'assetManager.basic'],
    both: ['dashboard.basic'],
    onlySecond: ['tags.basic'],
  });
});

it('a role has nothing that it lacks itself', () => {
  expect(compareRoles(exampleRole, exampleRole)).toMatchObject({ onlyFirst: [], onlySecond: [] });
});
