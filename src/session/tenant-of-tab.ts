import { persist, read } from './device.ts';

const local = () => localStorage;
const session = () => sessionStorage;

/** A tenant, and whose choice it was. Source: AUTH-046. */
export interface SelectedTenant {
  id: string;
  name: string;
  subject: string;
}

const key = 'atrium.tenant';

/** In place of a tenant: this tab has left its own, and the next one is chosen at the gateway. */
const departed = 'departed';

/** What this tab holds; undefined until it is first asked for. */
let pinned: SelectedTenant | null | undefined;

const isTenant = (value: unknown): value is SelectedTenant =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'subject'].every((name) => typeof Reflect.get(value, name) === 'string');

/** The tenant that a new tab begins in: that of the tab which was last looked at, or null. */
export function tenantOfDevice(): SelectedTenant | null {
  const persisted = read(local, key);
  return isTenant(persisted) ? persisted : null;
}

/**
 * The tenant that this tab works in, or null: the only place that knows. It is the tab's own from
 * its first question on, whatever other tabs choose meanwhile, and also after a reload.
 */
export function tenantOfTab(): SelectedTenant | null {
  if (pinned === undefined) {
    const own = read(session, key);
    pin(own === departed ? null : isTenant(own) ? own : tenantOfDevice());
  }
  return pinned ?? null;
}

function pin(tenant: SelectedTenant | null, onPersistFailure?: () => void): void {
  pinned = tenant;
  if (tenant) persist(session, key, tenant, onPersistFailure);
}

/** Works in this tenant from now on; `onPersistFailure` is told where the device cannot keep that. */
export function enterTenant(tenant: SelectedTenant, onPersistFailure?: () => void): void {
  pin(tenant, onPersistFailure);
  setTenantOfNewTabs();
}

/** The tab has no tenant any more, and chooses another one at the gateway; other tabs keep theirs. */
export function leaveTenant(): void {
  pinned = null;
  persist(session, key, departed);
}

/** The session is over, or somebody else is here: no tab begins there any more. */
export function clearTenant(): void {
  pinned = null;
  sessionStorage.removeItem(key);
  localStorage.removeItem(key);
}

/** A tab that is opened from this one begins where this one is. */
function setTenantOfNewTabs(): void {
  if (pinned) persist(local, key, pinned);
}

addEventListener('focus', setTenantOfNewTabs);
