/**
 * What a change does to the values that pass: `narrows` leaves fewer, `widens` allows more.
 * A request must not become narrower, an answer must not become wider.
 */
export type Effect = 'narrows' | 'widens' | 'both' | 'removes' | 'none';

/** One difference between two schemas, worded so that "the answer 200" can stand before it. */
export interface Difference {
  message: string;
  effect: Effect;
}

/** One change of an operation: what became of it, and whether a client of before can go on. */
export interface Change {
  message: string;
  isBreaking: boolean;
}

/** One breaking change: the operation, and what became of it. */
export interface Breaking {
  operation: string;
  message: string;
}

/** A sentence that forbids a client of before to go on. */
export const breaking = (message: string): Change => ({ message, isBreaking: true });

/** A sentence that a server has to know, and a client of before need not. */
export const added = (message: string): Change => ({ message, isBreaking: false });

/** A difference of a schema as a change of whoever uses it, with what stands before its words. */
export const createChange =
  (direction: 'request' | 'response', subject: string) =>
  ({ message, effect }: Difference): Change => ({
    message: `${subject} ${message}`.trim(),
    isBreaking: isBreaking(effect, direction),
  });

/** Whether a difference breaks whoever sends a request, or reads an answer. */
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

/** Two values are the same, whatever the order of their keys. */
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
