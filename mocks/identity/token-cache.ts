import type { Clock } from '../clock.ts';
import { decodeClaims } from './jws.ts';

/** Maximum number of cached tokens; the oldest are dropped first. */
const limit = 1000;

/**
 * Verifies each token once and caches its claims until it expires, since a person makes many calls
 * with one token. Rejected tokens are not cached.
 */
export function remembering<Value>(
  verify: (token: string) => Promise<Value>,
  clock: Clock,
): (token: string) => Promise<Value> {
  const known = new Map<string, { value: Value; expiresAt: number }>();
  return async (token) => {
    const found = known.get(token);
    if (found && clock.now() < found.expiresAt) return found.value;
    known.delete(token);
    const value = await verify(token);
    const expiresAt = getExpiry(token);
    if (expiresAt === undefined) return value;
    const [oldest] = known.keys();
    if (known.size >= limit && oldest !== undefined) known.delete(oldest);
    known.set(token, { value, expiresAt });
    return value;
  };
}

/** The expiry of a token, in ms since 1970; undefined if it has none. */
function getExpiry(token: string): number | undefined {
  try {
    const { exp } = decodeClaims(token);
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
