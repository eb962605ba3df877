import { Problem } from '#openapi/client/index.ts';

/** Why a request failed, as far as the person can act on it. */
export type Cause =
  | 'forbidden'
  | 'notFound'
  | 'unreachable'
  | 'timedOut'
  | 'serverError'
  | 'down'
  | 'malformed'
  /** The server rejected the request without a reason that needs its own message. */
  | 'rejected';

const knownCauses: ReadonlySet<string> = new Set<Cause>([
  'forbidden',
  'notFound',
  'unreachable',
  'timedOut',
  'serverError',
  'down',
  'malformed',
]);

const isKnownCause = (kind: string): kind is Cause => knownCauses.has(kind);

/**
 * The cause of a failure; null if it is unknown (e.g. a bug in the page) or is reported elsewhere
 * (e.g. an expired session), so that no screen guesses.
 */
export function toCause(error: unknown): Cause | null {
  if (!(error instanceof Problem) || error.kind === 'unauthenticated') return null;
  return isKnownCause(error.kind) ? error.kind : 'rejected';
}

/** Whether a call got no response: it may have succeeded or failed, so it must be tried again. */
export function isUnanswered(error: unknown): boolean {
  const cause = toCause(error);
  return cause === 'unreachable' || cause === 'timedOut';
}

const outages: ReadonlySet<Cause> = new Set(['unreachable', 'timedOut', 'serverError', 'down']);

/**
 * Whether the server failed for any reason: the request may have been processed or not, so it must
 * be tried again. A rejection does not count.
 */
export function isOutage(error: unknown): boolean {
  const cause = toCause(error);
  return cause !== null && outages.has(cause);
}
