import { checkAccess, type EntryRule, type AccessProfile } from '#machines/session/entry-rule.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import { persist, read } from '../device.ts';
import type { SelectedTenant } from '../../selected-tenant.ts';

const local = () => localStorage;
const key = 'atrium.rights';

/** A user's last known rights in a tenant. Cleared with the session. */
interface PersistedRights extends AccessProfile {
  subject: string;
  tenantId: string;
}

const isPersisted = (value: unknown): value is PersistedRights =>
  typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'userRights'));

/** Stores the profile data that entry rules check. */
export function persistRights(subject: string, { tenant, profile }: Workspace): void {
  const { userRights, employeeId, IsUserHasOrganizationSettings } = profile;
  const accessProfile: AccessProfile = { userRights, employeeId, IsUserHasOrganizationSettings };
  persist(local, key, { ...accessProfile, subject, tenantId: tenant.id } satisfies PersistedRights);
}

/**
 * Whether the user could enter a page of their tenant the last time, so that its first requests
 * need not wait for the profile. It grants no access: the guard checks the loaded profile, and the
 * server checks each request.
 */
export function couldEnter(rule: EntryRule, { id, subject }: SelectedTenant): boolean {
  const persisted = read(local, key);
  return (
    isPersisted(persisted) &&
    persisted.subject === subject &&
    persisted.tenantId === id &&
    checkAccess(rule, persisted) === null
  );
}
