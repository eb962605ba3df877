import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange, Transport } from './exchange.ts';
import type { Outgoing } from './request.ts';

/** Thrown for every call once the server no longer responds. */
export class ServerUnreachable extends Error {
  override readonly name = 'ServerUnreachable';

  constructor() {
    super('The server stopped responding (setup/server).');
  }
}

/** How the connection to the server was lost. */
export interface Loss {
  /** The first call without a response. */
  exchange: Exchange;
  /** All calls in progress at that time: one of them has stopped the server. */
  underWay: Outgoing[];
}

/** Watches whether the server still responds. */
export interface Watch {
  /** Makes a call; throws if the server is unreachable. */
  watched(request: Outgoing, call: () => Promise<Exchange>): Promise<Exchange>;
  /** How the server was lost; null while it responds. */
  loss(): Loss | null;
}

/** Pauses before each retry to reach the server, and the timeout of each retry, in milliseconds. */
const pauses = [0, 200, 600];
const patience = 5000;

/**
 * A watch of the server at an address. A call without a response may be that call's own error, so
 * the address itself is tried before the server counts as lost.
 */
export function createWatch(transport: Transport, address: string): Watch {
  const underWay = new Set<Outgoing>();
  let loss: Loss | null = null;
  let pendingCheck: Promise<boolean> | null = null;

  async function isReachable(): Promise<boolean> {
    for (const pause of pauses) {
      await wait(pause);
      const request = new Request(address, { signal: AbortSignal.timeout(patience) });
      const response = await transport(request).catch(() => null);
      if (response && !gatewayStatuses.has(response.status)) return true;
    }
    return false;
  }

  async function check(exchange: Exchange): Promise<Exchange> {
    const suspects = [...underWay];
    pendingCheck ??= isReachable();
    const isThere = await pendingCheck;
    pendingCheck = null;
    if (isThere) return exchange;
    loss ??= { exchange, underWay: suspects };
    throw new ServerUnreachable();
  }

  return {
    loss: () => loss,
    watched: async (request, call) => {
      if (loss) throw new ServerUnreachable();
      underWay.add(request);
      try {
        const exchange = await call();
        const isSuspect = exchange.networkError !== null || gatewayStatuses.has(exchange.status);
        return isSuspect ? await check(exchange) : exchange;
      } finally {
        underWay.delete(request);
      }
    },
  };
}

/** Statuses of a gateway that cannot reach the server behind it. */
const gatewayStatuses = new Set([502, 504]);
