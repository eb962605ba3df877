/** The cookie by which the demo provider recognizes a browser, until the browser is closed. */
const name = 'atrium-demo-session';

/** The session in a request's cookie, or null. */
export function readSessionCookie(request: Request): string | null {
  const cookies = (request.headers.get('Cookie') ?? '').split(';').map((each) => each.trim());
  const found = cookies.find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || null;
}

/** An unguessable session id. */
export const newSession = (): string => crypto.randomUUID();

/** `Set-Cookie` for a session: only for the provider's own pages, not accessible to scripts. */
export const buildSessionCookie = (session: string, isSecure: boolean): string =>
  `${name}=${session}; Path=/identity; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
