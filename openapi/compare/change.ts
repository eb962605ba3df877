/**
 * The effect of a change on the valid values: `narrows` allows fewer, `widens` allows more. A
 * request must not become narrower, a response must not become wider.
 */
export type Effect = 'narrows' | 'widens' | 'both' | 'removes' | 'none';

/** One difference between two schemas, worded so that "the response 200" can stand before it. */
export interface Difference {
  message: string;
  effect: Effect;
}

/** A change of an operation, and whether it breaks existing clients. */
export interface Change {
  message: string;
  isBreaking: boolean;
}

/** A breaking change: the operation, and the change as a message. */
export interface Breaking {
  operation: string;
  message: string;
}

/** A change that breaks existing clients. */
export const breaking = (message: string): Change => ({ message, isBreaking: true });

/** A change that servers must implement, and existing clients can ignore. */
export const added = (message: string): Change => ({ message, isBreaking: false });

/**
 * Turns a schema's difference into a change of its request or response, with a prefix for its
 * message.
 */
export const createChange =
  (direction: 'request' | 'response', subject: string) =>
  ({ message, effect }: Difference): Change => ({
    message: `${subject} ${message}`.trim(),
    isBreaking: isBreaking(effect, direction),
  });

/** Whether a difference breaks clients that send the request or use the response. */
function isBreaking(effect: Effect, direction: 'request' | 'response'): boolean {
  if (effect === 'both' || effect === 'removes') return true;
  return effect === (direction === 'request' ? 'narrows' : 'widens');
}

/** Names in backticks: `a`, `b` and `c`. */
export function listed(names: readonly unknown[]): string {
  const quoted = names.map(
    (name) => `\`${typeof name === 'string' ? name : JSON.stringify(name)}\``,
  );
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last;
}

/** Whether two values are equal, in any order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A value as JSON with sorted keys; undefined stays undefined. */
export function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
