import type { Exchange } from '../http/exchange.ts';

/** Statuses that a server returns for all calls of an operation that it does not implement. */
const absent = new Set([404, 405, 501]);

/** Inconclusive statuses: a server may reject a caller before it looks up the operation. */
const silent = new Set([0, 401, 403]);

/** The operations that the server implements. */
export interface Built {
  note(exchange: Exchange): void;
  /** Whether a response shows that the operation is implemented. */
  has(operation: string): boolean;
  /** Whether a response is from an operation that is not implemented, as far as is known so far. */
  isAbsent(exchange: Exchange | null): boolean;
  /** The number of calls of an operation and their statuses. */
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
