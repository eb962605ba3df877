import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from '../http/exchange.ts';

/** The calls of a unit of work, in order; those of the outer work came before. */
interface Trace {
  around: Trace | undefined;
  exchanges: Exchange[];
}

const current = new AsyncLocalStorage<Trace>();

/** Adds a call to the work that sends it. */
export const noteCall = (exchange: Exchange): void => {
  current.getStore()?.exchanges.push(exchange);
};

/** Runs work and records its calls in a separate list that grows as they arrive. */
export function trace<Result>(exchanges: Exchange[], work: () => Promise<Result>): Promise<Result> {
  return current.run({ around: current.getStore(), exchanges }, work);
}

/** The calls that led to the current work: of all outer work, the outermost first. */
export function callsSoFar(): Exchange[] {
  const parts: Exchange[][] = [];
  for (let at = current.getStore(); at; at = at.around) parts.unshift(at.exchanges);
  return parts.flat();
}
