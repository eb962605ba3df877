import type { Schema } from '#openapi/client/index.ts';

type Tenant = Schema<'Tenant'>;

/** The data that decides where a person can go from the gateway. */
export interface Access {
  role: Schema<'SecurityUserRoleVerification'>;
  tenants: readonly Tenant[];
}

/** Only assigned tenants, by name, ignoring case. Source: AUTH-020. */
export const listed = (tenants: readonly Tenant[]): Tenant[] =>
  byName(tenants.filter(({ isUserAssigned }) => isUserAssigned));

/** The tenants that a person can enter: none without a role in the portal. */
export const enterable = ({ role, tenants }: Access): Tenant[] =>
  role.isTenantAdmin || role.isClientUser ? listed(tenants) : [];

/** The tenants whose invitation is pending, by name; they are open to people without a role. */
export const inviting = ({ tenants }: Pick<Access, 'tenants'>): Tenant[] =>
  byName(tenants.filter(({ isInvited }) => isInvited === true));

const byName = (tenants: readonly Tenant[]): Tenant[] =>
  tenants.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
