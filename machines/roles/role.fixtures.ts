import type { Schema } from '#openapi/client/index.ts';
import type { Role } from './role.ts';

/** A role for tests, test models and stories. */
export const exampleRole: Role = {
  id: '5d2f0c3e-8a41-4a6e-9c1b-7f5e2a90d311',
  name: 'Asset viewer',
  privileges: ['dashboard.basic', 'assetManager.view', 'assetManager.basic'],
  userCount: 2,
  version: 1,
};

export const exampleRoles: readonly Role[] = [
  {
    id: 'admin',
    name: 'Administrator',
    privileges: [
      'dashboard.basic',
      'roleManager.basic',
      'assetManager.view',
      'assetManager.basic',
      'tags.basic',
    ],
    userCount: 1,
    version: 1,
  },
  exampleRole,
  { id: 'tagEditor', name: 'Tag editor', privileges: ['tags.basic'], userCount: 0, version: 1 },
];

export const exampleHolders: readonly Schema<'PrivilegeHolder'>[] = [
  { userId: 'ava', userName: 'Ava Stone', roles: [{ id: 'admin', name: 'Administrator' }] },
  {
    userId: 'gus',
    userName: 'Gus Almeida',
    roles: [
      { id: 'admin', name: 'Administrator' },
      { id: exampleRole.id, name: 'Asset viewer' },
    ],
  },
];

export const exampleRights: Schema<'EffectiveRights'> = {
  userId: 'gus',
  userName: 'Gus Almeida',
  rights: [
    {
      privilege: 'dashboard.basic',
      roles: [
        { id: 'admin', name: 'Administrator' },
        { id: exampleRole.id, name: 'Asset viewer' },
      ],
    },
    { privilege: 'assetManager.view', roles: [{ id: exampleRole.id, name: 'Asset viewer' }] },
  ],
};

export const examplePreview: Schema<'RolePreview'> = {
  userCount: 7,
  gained: [{ privilege: 'tags.basic', userCount: 1, userNames: ['Gus Almeida'] }],
  lost: [
    {
      privilege: 'roleManager.basic',
      userCount: 7,
      userNames: ['Ava Stone', 'Ben Ortiz', 'Chloe Martin', 'Dan Weber', 'Eve Costa'],
    },
    { privilege: 'dashboard.basic', userCount: 0, userNames: [] },
  ],
  ownLost: ['roleManager.basic'],
};
