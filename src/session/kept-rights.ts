import { checkAccess, type EntryRule, type AccessProfile } from '#machines/session/entry-rule.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import { persist, read } from './device.ts';
import type { SelectedTenant } from './tenant-of-tab.ts';

const local = () => localStorage;
const key = 'atrium.rights';

/** What somebody may do in a tenant, as it was read last. It goes with the session. */
interface PersistedRights extends AccessProfile {
  subject: string;
  tenantId: string;
}

const isPersisted = (value: unknown): value is PersistedRights =>
  typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'userRights'));

/** Keeps what the rules of the pages look at. */
export function persistRights(subject: string, { tenant, profile }: Workspace): void {
  const { userRights, employeeId, IsUserHasOrganizationSettings } = profile;
  const accessProfile: AccessProfile = { userRights, employeeId, IsUserHasOrganizationSettings };
  persist(local, key, { ...accessProfile, subject, tenantId: tenant.id } satisfies PersistedRights);
}

/**
 * Whether somebody could enter a page of their tenant the last time: its first calls need not wait
 * for the profile then. It opens nothing: the guard asks the profile that is read, and the server
 * whoever calls.
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
