import type { Clock } from '../clock.ts';
import { claimsOf } from './jws.ts';

/** Tokens that are remembered at most; the first come are forgotten first. */
const most = 1000;

/**
 * Verifies each token once and remembers what it says until it expires: a person makes many calls
 * with one token, and its signature stays what it was. What is refused is not remembered.
 */
export function remembering<Said>(
  verify: (token: string) => Promise<Said>,
  clock: Clock,
): (token: string) => Promise<Said> {
  const known = new Map<string, { said: Said; expiresAt: number }>();
  return async (token) => {
    const found = known.get(token);
    if (found && clock.now() < found.expiresAt) return found.said;
    known.delete(token);
    const said = await verify(token);
    const expiresAt = expiryOf(token);
    if (expiresAt === undefined) return said;
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(token, { said, expiresAt });
    return said;
  };
}

/** When a token expires, in ms since 1970; undefined for one that does not say so. */
function expiryOf(token: string): number | undefined {
  try {
    const { exp } = claimsOf(token);
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
