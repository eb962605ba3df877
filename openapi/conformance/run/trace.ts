import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from '../http/exchange.ts';

/** The calls of a piece of work, in order; those of the work around it came before. */
interface Trace {
  around: Trace | undefined;
  exchanges: Exchange[];
}

const current = new AsyncLocalStorage<Trace>();

/** Adds a call to the work that makes it. */
export const noteCall = (exchange: Exchange): void => {
  current.getStore()?.exchanges.push(exchange);
};

/** Runs work whose calls are kept apart from those around it, in a list that grows as they come. */
export function trace<Result>(exchanges: Exchange[], work: () => Promise<Result>): Promise<Result> {
  return current.run({ around: current.getStore(), exchanges }, work);
}

/** The calls that led to the present work: of all work around it, the outermost first. */
export function callsSoFar(): Exchange[] {
  const parts: Exchange[][] = [];
  for (let at = current.getStore(); at; at = at.around) parts.unshift(at.exchanges);
  return parts.flat();
}
