/** Steps of signing in: to the provider and on. */
const signInSteps = new Set(['/login', '/tenant-gateway']);

/** The addresses of the app that are never somewhere to return to. */
const neverReturned = new Set([...signInSteps, '/callback', '/sessiontimeout']);

/** Path of an address below the app's own. */
const pathIn = (target: URL, home: URL): string =>
  `/${target.pathname.slice(home.pathname.length)}`;

/** Whether an address is a step of signing in, which nobody wants to come back to. */
export const isSignInStep = (href: string, base: string): boolean =>
  signInSteps.has(pathIn(new URL(href, base), new URL(base)));

/**
 * The address inside this app to go to after sign-in, with its query and hash, or null when the
 * given one is none: another site, another scheme, or a step of signing in itself.
 * `base` is the address of the app, such as `https://portal.example/`.
 * Source: AUTH-017.
 */
export function safeRedirectRoute(raw: string | null, base: string): string | null {
  if (raw === null || raw === '' || !URL.canParse(raw, base)) return null;
  const target = new URL(raw, base);
  const home = new URL(base);
  if (target.origin !== home.origin || !target.pathname.startsWith(home.pathname)) return null;
  const path = pathIn(target, home);
  // A path that begins with two slashes would be read as another host once it stands alone.
  if (path.startsWith('//') || neverReturned.has(path)) return null;
  return `${path}${target.search}${target.hash}`;
}

/** Whether a target is the root, which leads to the Dashboard. */
export const isRoot = (target: string): boolean => /^\/?($|[?#])/.test(target);

/** Whether a target is the ClockWork page. */
export const isClockWork = (target: string): boolean => /^\/clockwork(\/|\?|#|$)/i.test(target);
