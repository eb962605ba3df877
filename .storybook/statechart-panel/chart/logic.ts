import {
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
} from 'xstate';
import type { ChartInvoke } from './chart.ts';

/** What an actor is made of, as far as it can be told from outside. */
export interface Logic {
  config?: unknown;
  root?: unknown;
  id?: unknown;
  transition?: unknown;
}

const nothing = () => undefined as never;

/** One of each kind: XState's makers leave no mark, but all that one makes have the same text. */
const samples: readonly [ChartInvoke['kind'], Logic][] = [
  ['promise', fromPromise(nothing)],
  ['callback', fromCallback(nothing)],
  ['observable', fromObservable(nothing)],
  ['observable', fromEventObservable(nothing)],
  ['transition', fromTransition(nothing, undefined)],
];

export function getKind(logic: Logic | undefined): ChartInvoke['kind'] {
  if (logic?.root !== undefined) return 'machine';
  const text = String(logic?.transition);
  return samples.find(([, sample]) => String(sample.transition) === text)?.[0] ?? 'other';
}

/**
 * The operations that an actor calls, read from the text of its own function: `api.getProfile(…)`.
 * A build keeps the names of properties, but not that of the client: the call of any member counts
 * that is named like an operation.
 */
export function getCalls(logic: Logic | undefined, operations: ReadonlySet<string>): string[] {
  if (typeof logic?.config !== 'function') return [];
  const members = String(logic.config).matchAll(/\.\s*(\w+)\s*\(/g);
  return [...new Set([...members].flatMap(([, name = '']) => (operations.has(name) ? name : [])))];
}
