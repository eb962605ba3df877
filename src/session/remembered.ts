import { isRoot, safeRedirectRoute } from '#machines/session/redirect-route.ts';
import { appAddress } from './address.ts';
import { persist, read } from './device.ts';

const local = () => localStorage;
const session = () => sessionStorage;

const redirectRouteKey = 'atrium.redirectRoute';
const signedInKey = 'atrium.signedIn';
const lastActiveKey = 'atrium.lastActive';
const serverNoticeKey = 'atrium.serverNotice';
const signInAgainKey = 'atrium.device.signInAgain';

/** An address, and whose it is, where that is known: another person never gets it. */
export interface RedirectRoute {
  href: string;
  subject?: string | undefined;
  /** The tenant that it is an address of. */
  tenantId?: string | undefined;
}

/** Where to go after the gateway, already held to this app; taking it forgets it. */
export function takeRedirectRoute(subject: string): string | null {
  const persisted = savedRedirectRoute(subject);
  sessionStorage.removeItem(redirectRouteKey);
  return persisted?.href ?? null;
}

/** The redirect route, for the person who is here. */
export function savedRedirectRoute(subject: string): RedirectRoute | null {
  const persisted = read(session, redirectRouteKey);
  return isRedirectRoute(persisted) && (persisted.subject ?? subject) === subject
    ? safe(persisted)
    : null;
}

export const saveRedirectRoute = (route: RedirectRoute): void =>
  persist(session, redirectRouteKey, route);

/**
 * Where the person is, for their return after the session: taken before the session's storage is
 * cleared. Null where that is nowhere to come back to.
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

/** When the person was last active in this tab, in ms since 1970; undefined for a new tab. */
export function lastActiveAt(): number | undefined {
  const persisted = read(session, lastActiveKey);
  return typeof persisted === 'number' ? persisted : undefined;
}

export const noteActiveAt = (at: number): void => persist(session, lastActiveKey, at);

/** Whether somebody signed in in this tab, so that the start page may say "Continue". */
export const isSignedInHere = (): boolean => read(session, signedInKey) === true;

export const noteSignedIn = (): void => persist(session, signedInKey, true);

/**
 * After a timed-out session the identity provider is asked to ask again, so that whoever sits
 * there now is not let in by what it remembers.
 */
export const mustSignInAgain = (): boolean => read(local, signInAgainKey) === true;

export function noteSignInAgain(isNeeded: boolean): void {
  if (isNeeded) persist(local, signInAgainKey, true);
  else localStorage.removeItem(signInAgainKey);
}

/** What the embedded server has to say about the demo data, until the person is there. */
export type ServerNotice = 'rebuilt' | 'notPersisted';

export const saveServerNotice = (notice: ServerNotice): void =>
  persist(session, serverNoticeKey, notice);

/** Taking it forgets it. */
export function takeServerNotice(): ServerNotice | null {
  const persisted = read(session, serverNoticeKey);
  sessionStorage.removeItem(serverNoticeKey);
  return persisted === 'rebuilt' || persisted === 'notPersisted' ? persisted : null;
}
