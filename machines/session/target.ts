/** The addresses of the app that are never somewhere to return to. */
const neverReturned = new Set(['/login', '/callback', '/tenant-gateway']);

/**
 * The address inside this app to go to after sign-in, with its query and hash, or null when the
 * given one is none: another site, another scheme, or a step of signing in itself.
 * `base` is the address of the app, such as `https://portal.example/`.
 * Source: document 1, section 2 (Navigation guard).
 */
export function safeTarget(raw: string | null, base: string): string | null {
  if (raw === null || raw === '' || !URL.canParse(raw, base)) return null;
  const target = new URL(raw, base);
  const home = new URL(base);
  if (target.origin !== home.origin || !target.pathname.startsWith(home.pathname)) return null;
  const path = `/${target.pathname.slice(home.pathname.length)}`;
  // A path that begins with two slashes would be read as another host once it stands alone.
  if (path.startsWith('//') || neverReturned.has(path)) return null;
  return `${path}${target.search}${target.hash}`;
}

/** Whether a target is the root, which leads to the Dashboard. */
export const isRoot = (target: string): boolean => /^\/?($|[?#])/.test(target);

/** Whether a target is the ClockWork page. */
export const isClockWork = (target: string): boolean => /^\/clockwork(\/|\?|#|$)/i.test(target);
