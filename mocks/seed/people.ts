import type { Person, TenantUser } from '../store/world.ts';

/** The hash of `demo`, the password of every demo person. */
export const demoPasswordHash =
  'pbkdf2$100000$a7f3c1e85b2d4960a7f3c1e85b2d4960$1ca4fe7389a5beb01fdd22cb6545c41cd9120048160713bab16f16f4a196ed17';

interface DemoPerson {
  id: string;
  name: string;
  /** Their role type in each of their tenants; null for someone without a role in the portal. */
  role: TenantUser['roleType'];
}

const demoPeople: readonly DemoPerson[] = [
  { id: 'ava', name: 'Ava Stone', role: 'TenantAdmin' },
  { id: 'ben', name: 'Ben Okafor', role: 'ClientAppUser' },
  { id: 'chloe', name: 'Chloe Martin', role: 'ClientAppUser' },
  { id: 'dan', name: 'Dan Reyes', role: null },
  { id: 'eve', name: 'Eve Lind', role: null },
  { id: 'farid', name: 'Farid Haddad', role: 'TenantAdmin' },
  { id: 'grace', name: 'Grace Kim', role: 'ClientAppUser' },
  { id: 'hugo', name: 'Hugo Silva', role: 'ClientAppUser' },
  { id: 'ines', name: 'Ines Costa', role: 'ClientAppUser' },
  { id: 'jon', name: 'Jon Berg', role: 'ClientAppUser' },
  { id: 'kira', name: 'Kira Novak', role: 'PlatformAdmin' },
  { id: 'leo', name: 'Leo Park', role: 'ClientAppUser' },
];

/** The demo people, as the identity provider knows them. */
export const people: readonly Person[] = demoPeople.map(({ id, name }, order) => ({
  id,
  name,
  order,
  email: `${id}@demo.test`,
  passwordHash: demoPasswordHash,
}));

/** The role type of a demo person in each of their tenants. */
export const demoRoleTypes: ReadonlyMap<string, TenantUser['roleType']> = new Map(
  demoPeople.map(({ id, role }) => [id, role]),
);

/** A demo person in a tenant. */
export interface Membership {
  personId: string;
  tenantId: string;
  roleIds: string[];
  isTeamLead?: boolean;
  /** Client people have no employee record; the platform admin has one only in birch. */
  isEmployee?: boolean;
}

export const memberships: readonly Membership[] = [
  { personId: 'ava', tenantId: 'aster', roleIds: ['admin'], isEmployee: true },
  { personId: 'ava', tenantId: 'birch', roleIds: ['admin'], isEmployee: true },
  { personId: 'ben', tenantId: 'aster', roleIds: ['employee'], isEmployee: true },
  { personId: 'chloe', tenantId: 'aster', roleIds: ['clientDesk', 'reviewee'], isEmployee: true },
  { personId: 'dan', tenantId: 'aster', roleIds: [] },
  { personId: 'farid', tenantId: 'cedar', roleIds: ['admin'], isEmployee: true },
  {
    personId: 'grace',
    tenantId: 'aster',
    roleIds: ['employee', 'teamLead', 'assetPropertiesEditor'],
    isTeamLead: true,
    isEmployee: true,
  },
  {
    personId: 'hugo',
    tenantId: 'aster',
    roleIds: ['reviewAdmin', 'assetDetailsEditor'],
    isEmployee: true,
  },
  { personId: 'ines', tenantId: 'aster', roleIds: ['assetManager', 'reviewee'], isEmployee: true },
  { personId: 'jon', tenantId: 'aster', roleIds: ['assetViewer'], isEmployee: true },
  { personId: 'kira', tenantId: 'aster', roleIds: ['admin'] },
  { personId: 'kira', tenantId: 'birch', roleIds: ['admin'], isEmployee: true },
  {
    personId: 'leo',
    tenantId: 'aster',
    roleIds: ['employee', 'projectTagger', 'archivist'],
    isEmployee: true,
  },
];
