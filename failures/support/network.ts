import { vi } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import type { OperationId } from '#openapi/client/index.ts';
import { systemClock } from '#mocks/clock.ts';
import { createNodeServer } from '#mocks/node.ts';
import { createDemoStore } from '#mocks/seed/demo-store.ts';
import { rewindable } from '../../.storybook/rewindable-store.ts';
import { release, type NetworkScenario } from './network-scenarios.ts';

/** A call that the app has made, and whether the server itself has answered it with success. */
export interface Call {
  id: OperationId;
  isDone: boolean;
}

export type Network = Awaited<ReturnType<typeof openNetwork>>;

/**
 * The network of a page: the reference server in the page behind the browser's own `fetch`, some
 * of whose calls go wrong. No time passes: a time limit is reached when `passTimeLimits` says so.
 */
export async function openNetwork() {
  // A day that the demo world has entries before; it never ends.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-04T09:00:00Z') });
  const store = rewindable(await createDemoStore(systemClock), {
    // Demo data are put in with the first call that needs them, and the server remembers that.
    isLasting: (changes) => changes.some(({ collection }) => collection === 'meta'),
  });
  const server = await createNodeServer({ store });
  const browserFetch = globalThis.fetch;
  let networkScenario: NetworkScenario | null = null;
  let failing: readonly OperationId[] | 'all' = [];
  let calls: Call[] = [];
  let renewals = 0;
  let underWay = 0;
  let hitsUnderWay = 0;

  const respond = async (request: Request): Promise<Response> => {
    if (!request.url.startsWith(`${server.apiAddress}/`)) {
      if (request.url.endsWith('/token')) renewals += 1;
      return server.fetch(request);
    }
    const id = findOperation(request, server.apiAddress);
    const call: Call = { id, isDone: false };
    calls.push(call);
    const passThrough = async () => {
      const response = await server.fetch(request);
      call.isDone = response.ok;
      return response;
    };
    const isHit = failing === 'all' || failing.includes(id);
    if (networkScenario === null || !isHit) return passThrough();
    hitsUnderWay += 1;
    return Promise.race([
      networkScenario.response(request, passThrough),
      stopped(request.signal),
    ]).finally(() => {
      hitsUnderWay -= 1;
    });
  };

  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const { origin } = new URL(server.apiAddress);
    if (new URL(request.url).origin !== origin) return browserFetch(input, init);
    underWay += 1;
    return Promise.race([respond(request), stopped(request.signal)]).finally(() => {
      underWay -= 1;
    });
  };

  return {
    server,
    store,
    /** From now on the named operations go wrong in this way; all of them with `all`. */
    turn: (next: NetworkScenario, operationIds: readonly OperationId[] | 'all'): void => {
      networkScenario = next;
      failing = operationIds;
    },
    /** From now on everything is answered; what was slow arrives. */
    clear: (): void => {
      networkScenario = null;
      release();
    },
    calls: (): readonly Call[] => calls,
    /** Whether no call waits for its answer. */
    isIdle: (): boolean => underWay === 0,
    /** Whether no call waits for its answer but those that go wrong. */
    isOtherwiseIdle: (): boolean => underWay === hitsUnderWay,
    /** How often the app has asked the identity provider for another token. */
    renewals: (): number => renewals,
    clearCalls: (): void => {
      calls = [];
      renewals = 0;
    },
  };
}

/** Rejects as the browser does when a request is given up. */
const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

const limits = new Set<AbortController>();

/** Stands in for the browser's clock of time limits, so that nobody has to wait for one. */
AbortSignal.timeout = () => {
  const controller = new AbortController();
  limits.add(controller);
  return controller.signal;
};

/** The time limit of every request that is under way is reached. */
export function passTimeLimits(): void {
  for (const limit of limits) limit.abort(new DOMException('It took too long.', 'TimeoutError'));
  limits.clear();
}

const patterns = Object.entries<{ method: string; path: string }>(operations)
  .map(([id, { method, path }]) => ({
    id: id as OperationId,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    /** A path that names more in words is the nearer one. */
    parameters: path.split('{').length,
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

function findOperation({ method, url }: Request, apiAddress: string): OperationId {
  const path = new URL(url).pathname.slice(new URL(apiAddress).pathname.length);
  const found = patterns.find((each) => each.method === method && each.pattern.test(path));
  if (!found) throw new Error(`No operation of the contract: ${method} ${path}`);
  return found.id;
}
