/** The cookie by which the demo provider knows a browser again, until it is closed. */
const name = 'atrium-demo-session';

/** The session of a request's cookie, or null. */
export function readSessionCookie(request: Request): string | null {
  const cookies = (request.headers.get('Cookie') ?? '').split(';').map((each) => each.trim());
  const found = cookies.find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || null;
}

/** A session that nobody can guess. */
export const newSession = (): string => crypto.randomUUID();

/** `Set-Cookie` for a session: only for the provider's own pages, out of reach of scripts. */
export const buildSessionCookie = (session: string, isSecure: boolean): string =>
  `${name}=${session}; Path=/identity; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
