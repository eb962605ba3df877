import type { Exchange } from '../http/exchange.ts';

/** Statuses that a server without an operation answers to all of its calls. */
const absent = new Set([404, 405, 501]);

/** Those that say nothing about an operation: a server may reject a caller before it looks for one. */
const silent = new Set([0, 401, 403]);

/** Which operations the server has. */
export interface Built {
  note(exchange: Exchange): void;
  /** Whether an operation has answered as only one that is there can. */
  has(operation: string): boolean;
  /** Whether a response is that of an operation that is not there, as far as is known by now. */
  isAbsent(exchange: Exchange | null): boolean;
  /** How many calls of an operation there were, and the statuses that they got. */
  seen(operation: string): { calls: number; statuses: number[] };
}

export function createBuilt(): Built {
  const there = new Set<string>();
  const calls = new Map<string, number[]>();
  return {
    has: (operation) => there.has(operation),
    isAbsent: (exchange) =>
      exchange !== null &&
      exchange.operation !== null &&
      absent.has(exchange.status) &&
      !there.has(exchange.operation),
    seen: (operation) => {
      const statuses = calls.get(operation) ?? [];
      return { calls: statuses.length, statuses: [...new Set(statuses)].filter(isAbsentStatus) };
    },
    note: ({ operation, status }) => {
      if (operation === null) return;
      const statuses = calls.get(operation) ?? [];
      statuses.push(status);
      calls.set(operation, statuses);
      if (!absent.has(status) && !silent.has(status)) there.add(operation);
    },
  };
}

const isAbsentStatus = (status: number) => absent.has(status);
