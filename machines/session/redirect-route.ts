/** Steps of signing in: to the provider and on to a tenant. */
const signInSteps = new Set(['/login', '/tenant-gateway']);

/** The app's routes that are never a return URL. */
const neverReturned = new Set([...signInSteps, '/callback', '/sessiontimeout']);

/** Path of a URL relative to the app's base. */
const pathIn = (target: URL, home: URL): string =>
  `/${target.pathname.slice(home.pathname.length)}`;

/** Whether a URL is a step of signing in, which is never a useful return URL. */
export const isSignInStep = (href: string, base: string): boolean =>
  signInSteps.has(pathIn(new URL(href, base), new URL(base)));

/**
 * The URL inside this app to open after sign-in, with its query and hash, or null when the given
 * one is not valid: another site, another scheme, or a step of signing in itself. `base` is the URL
 * of the app, e.g. `https://portal.example/`. Source: AUTH-017.
 */
export function safeRedirectRoute(raw: string | null, base: string): string | null {
  if (raw === null || raw === '' || !URL.canParse(raw, base)) return null;
  const target = new URL(raw, base);
  const home = new URL(base);
  if (target.origin !== home.origin || !target.pathname.startsWith(home.pathname)) return null;
  const path = pathIn(target, home);
  // A path that starts with two slashes would be parsed as another host when used on its own.
  if (path.startsWith('//') || neverReturned.has(path)) return null;
  return `${path}${target.search}${target.hash}`;
}

/** Whether a target is the root, which leads to the Dashboard. */
export const isRoot = (target: string): boolean => /^\/?($|[?#])/.test(target);

/** Whether a target is the ClockWork page. */
export const isClockWork = (target: string): boolean => /^\/clockwork(\/|\?|#|$)/i.test(target);
