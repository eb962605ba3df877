import { Problem } from '#openapi/client/index.ts';

/** Why something could not be had, as far as it makes a difference to the person. */
export type Cause =
  | 'forbidden'
  | 'notFound'
  | 'unreachable'
  | 'timedOut'
  | 'serverError'
  | 'down'
  | 'malformed'
  /** The server refused and gave no reason that is worth a sentence of its own. */
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
 * The cause of a failure; null where none is known, such as a mistake of the page itself, or where
 * the person hears of it otherwise, such as a session that is over: no screen guesses.
 */
export function toCause(error: unknown): Cause | null {
  if (!(error instanceof Problem) || error.kind === 'unauthenticated') return null;
  return isKnownCause(error.kind) ? error.kind : 'rejected';
}

/** Whether a call came to no answer: whatever has become of it, it has to be tried again. */
export function isUnanswered(error: unknown): boolean {
  const cause = toCause(error);
  return cause === 'unreachable' || cause === 'timedOut';
}

const outages: ReadonlySet<Cause> = new Set(['unreachable', 'timedOut', 'serverError', 'down']);

/**
 * Whether the server could not do its work, for whatever reason: what was asked for may have been done or
 * not, and has to be tried again. A rejection is none.
 */
export function isOutage(error: unknown): boolean {
  const cause = toCause(error);
  return cause !== null && outages.has(cause);
}
