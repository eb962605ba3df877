import { persist, read } from './storage/device.ts';

const local = () => localStorage;
const session = () => sessionStorage;

/** A tenant and the user who selected it. Source: AUTH-046. */
export interface SelectedTenant {
  id: string;
  name: string;
  subject: string;
}

const key = 'atrium.tenant';

/**
 * Stored instead of a tenant: this tab has left its tenant, and the next one is selected at the
 * gateway.
 */
const departed = 'departed';

/** The tenant of this tab; undefined until it is first requested. */
let pinned: SelectedTenant | null | undefined;

const isTenant = (value: unknown): value is SelectedTenant =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'subject'].every((name) => typeof Reflect.get(value, name) === 'string');

/** The tenant that a new tab starts in: that of the last focused tab, or null. */
export function tenantOfDevice(): SelectedTenant | null {
  const persisted = read(local, key);
  return isTenant(persisted) ? persisted : null;
}

/**
 * The tenant of this tab, or null; the only source for it. It is fixed when it is first requested:
 * other tabs do not change it, and it survives a reload.
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

/** Makes this the tenant of the tab; calls `onPersistFailure` if the device cannot store it. */
export function enterTenant(tenant: SelectedTenant, onPersistFailure?: () => void): void {
  pin(tenant, onPersistFailure);
  setTenantOfNewTabs();
}

/** Leaves the tenant, so that another one is selected at the gateway; other tabs keep theirs. */
export function leaveTenant(): void {
  pinned = null;
  persist(session, key, departed);
}

/** Clears the tenant when the session ends or the user changes, so that no new tab starts in it. */
export function clearTenant(): void {
  pinned = null;
  sessionStorage.removeItem(key);
  localStorage.removeItem(key);
}

/** New tabs start in the tenant of this tab. */
function setTenantOfNewTabs(): void {
  if (pinned) persist(local, key, pinned);
}

addEventListener('focus', setTenantOfNewTabs);
