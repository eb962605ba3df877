import {
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
} from 'xstate';
import type { ChartInvoke } from './chart.ts';

/** The parts of an actor's logic that are visible from outside. */
export interface Logic {
  config?: unknown;
  root?: unknown;
  id?: unknown;
  transition?: unknown;
}

const nothing = () => undefined as never;

/**
 * One sample of each kind: XState does not mark its logic creators, but all logic from one creator
 * has the same source text.
 */
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
 * The operations that an actor calls, found in the source text of its function:
 * `api.getProfile(…)`. A build keeps property names but not the client's name, so a call of any
 * member that is named like an operation counts.
 */
export function getCalls(logic: Logic | undefined, operations: ReadonlySet<string>): string[] {
  if (typeof logic?.config !== 'function') return [];
  const members = String(logic.config).matchAll(/\.\s*(\w+)\s*\(/g);
  return [...new Set([...members].flatMap(([, name = '']) => (operations.has(name) ? name : [])))];
}
