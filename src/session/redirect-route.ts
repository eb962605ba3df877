import { isRoot, safeRedirectRoute } from '#machines/session/redirect-route.ts';
import { appAddress } from './address.ts';
import { persist, read } from './storage/device.ts';

const local = () => localStorage;
const session = () => sessionStorage;

const redirectRouteKey = 'atrium.redirectRoute';
const signedInKey = 'atrium.signedIn';
const lastActiveKey = 'atrium.lastActive';
const serverNoticeKey = 'atrium.serverNotice';
const signInAgainKey = 'atrium.device.signInAgain';

/** An address and, if known, its owner: it is never given to another user. */
export interface RedirectRoute {
  href: string;
  subject?: string | undefined;
  /** The tenant that the address belongs to. */
  tenantId?: string | undefined;
}

/**
 * Returns the address to open after the gateway, validated to be within this app, and clears it.
 */
export function takeRedirectRoute(subject: string): string | null {
  const persisted = savedRedirectRoute(subject);
  sessionStorage.removeItem(redirectRouteKey);
  return persisted?.href ?? null;
}

/** The stored redirect route, if it belongs to this user. */
export function savedRedirectRoute(subject: string): RedirectRoute | null {
  const persisted = read(session, redirectRouteKey);
  return isRedirectRoute(persisted) && (persisted.subject ?? subject) === subject
    ? safe(persisted)
    : null;
}

export const saveRedirectRoute = (route: RedirectRoute): void =>
  persist(session, redirectRouteKey, route);

/**
 * The current address, for the return after the session; call it before the session storage is
 * cleared. Null if there is no page to return to.
 */
export function whereabouts(subject: string, tenantId: string | undefined): RedirectRoute | null {
  const { pathname, search, hash } = location;
  const here = safe({ href: pathname + search + hash, subject, tenantId });
  return here && !isRoot(here.href) ? here : savedRedirectRoute(subject);
}

function safe(route: RedirectRoute): RedirectRoute | null {
  const href = safeRedirectRoute(route.href, appAddress);
  return href === null ? null : { ...route, href };
}

const isRedirectRoute = (value: unknown): value is RedirectRoute =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  ['subject', 'tenantId'].every((key) =>
    ['string', 'undefined'].includes(typeof Reflect.get(value, key)),
  );

/** When the user was last active in this tab, in ms since 1970; undefined for a new tab. */
export function lastActiveAt(): number | undefined {
  const persisted = read(session, lastActiveKey);
  return typeof persisted === 'number' ? persisted : undefined;
}

export const noteActiveAt = (at: number): void => persist(session, lastActiveKey, at);

/** Whether someone has signed in in this tab, so that the start page may show "Continue". */
export const isSignedInHere = (): boolean => read(session, signedInKey) === true;

export const noteSignedIn = (): void => persist(session, signedInKey, true);

/**
 * After a timed-out session, the identity provider must prompt again: its own session would sign in
 * anyone who uses the device now.
 */
export const mustSignInAgain = (): boolean => read(local, signInAgainKey) === true;

export function noteSignInAgain(isNeeded: boolean): void {
  if (isNeeded) persist(local, signInAgainKey, true);
  else localStorage.removeItem(signInAgainKey);
}

/** A message of the embedded server about the demo data, stored until a user is signed in. */
export type ServerNotice = 'rebuilt' | 'notPersisted';

export const saveServerNotice = (notice: ServerNotice): void =>
  persist(session, serverNoticeKey, notice);

/** Returns the notice and clears it. */
export function takeServerNotice(): ServerNotice | null {
  const persisted = read(session, serverNoticeKey);
  sessionStorage.removeItem(serverNoticeKey);
  return persisted === 'rebuilt' || persisted === 'notPersisted' ? persisted : null;
}
