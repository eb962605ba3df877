import { vi } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import type { OperationId } from '#openapi/client/index.ts';
import { systemClock } from '#mocks/clock.ts';
import { createNodeServer } from '#mocks/node.ts';
import { createDemoStore } from '#mocks/seed/demo-store.ts';
import { rewindable } from '../../.storybook/fixtures/rewindable-store.ts';
import { release, type NetworkScenario } from './network-scenarios.ts';

/** A call that the app has made, and whether the server itself responded with success. */
export interface Call {
  id: OperationId;
  isDone: boolean;
}

export type Network = Awaited<ReturnType<typeof openNetwork>>;

/**
 * The network of a page: the reference server in the page behind the browser's `fetch`, with
 * failures for some calls. No time passes: `passTimeLimits` makes the time limits expire.
 */
export async function openNetwork() {
  // A day before which the demo world has entries; its time is frozen.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-04T09:00:00Z') });
  const store = rewindable(await createDemoStore(systemClock), {
    // Demo data are seeded by the first call that needs them, and the server remembers this.
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
  let unansweredUnderWay = 0;

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
    const unanswered = networkScenario.name === 'never' ? 1 : 0;
    hitsUnderWay += 1;
    unansweredUnderWay += unanswered;
    return Promise.race([
      networkScenario.response(request, passThrough),
      stopped(request.signal),
    ]).finally(() => {
      hitsUnderWay -= 1;
      unansweredUnderWay -= unanswered;
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
    /** Makes the named operations fail in this way; `all` for every operation. */
    turn: (next: NetworkScenario, operationIds: readonly OperationId[] | 'all'): void => {
      networkScenario = next;
      failing = operationIds;
    },
    /** Makes every call succeed and releases the slow responses. */
    clear: (): void => {
      networkScenario = null;
      release();
    },
    calls: (): readonly Call[] => calls,
    /** Whether no call is pending. */
    isIdle: (): boolean => underWay === 0,
    /** Whether no call is pending except those that fail. */
    isOtherwiseIdle: (): boolean => underWay === hitsUnderWay,
    /** Whether no call is pending except those that are never answered. */
    isSettled: (): boolean => underWay === unansweredUnderWay,
    /** The number of token renewals requested from the identity provider. */
    renewals: (): number => renewals,
    clearCalls: (): void => {
      calls = [];
      renewals = 0;
    },
  };
}

/** Rejects as the browser does when a request is aborted. */
const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

const limits = new Set<AbortController>();

/** Replaces the browser's timer for time limits, so that no test has to wait for one. */
AbortSignal.timeout = () => {
  const controller = new AbortController();
  limits.add(controller);
  return controller.signal;
};

/** Makes the time limit of every pending request expire. */
export function passTimeLimits(): void {
  for (const limit of limits)
    limit.abort(new DOMException('The request timed out.', 'TimeoutError'));
  limits.clear();
}

const patterns = Object.entries<{ method: string; path: string }>(operations)
  .map(([id, { method, path }]) => ({
    id: id as OperationId,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    /** A path with fewer parameters is the more specific match. */
    parameters: path.split('{').length,
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

function findOperation({ method, url }: Request, apiAddress: string): OperationId {
  const path = new URL(url).pathname.slice(new URL(apiAddress).pathname.length);
  const found = patterns.find((each) => each.method === method && each.pattern.test(path));
  if (!found) throw new Error(`Expected a request of the contract, found ${method} ${path}.`);
  return found.id;
}
