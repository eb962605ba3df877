import type { Logic } from '../xstate-internals.ts';

/**
 * The operations that an actor calls, found in the source text of its function:
 * `api.getProfile(…)`. A build keeps property names but not the client's name, so a call of any
 * member that is named like an operation counts.
 */
export function getCalls(logic: Logic | undefined, operations: ReadonlySet<string>): string[] {
  if (typeof logic?.config !== 'function') return [];
  const members = String(logic.config).matchAll(/\.\s*(\w+)\s*\(/g);
  return [...new Set([...members].flatMap(([, name = '']) => (operations.has(name) ? name : [])))];
}
