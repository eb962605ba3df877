import type { Clock } from '../clock.ts';
import { decodeClaims } from './jws.ts';

/** Tokens that are remembered at most; the first come are forgotten first. */
const limit = 1000;

/**
 * Verifies each token once and remembers what it says until it expires: a person makes many calls
 * with one token, and its signature stays what it was. What is refused is not remembered.
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

/** When a token expires, in ms since 1970; undefined for one that does not say so. */
function getExpiry(token: string): number | undefined {
  try {
    const { exp } = decodeClaims(token);
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
