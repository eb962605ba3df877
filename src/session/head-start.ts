/** A response that is not used within this time is out of date, in ms. */
const freshness = 10_000;

type Network = (request: Request) => Promise<Response>;

interface StartedCall {
  at: number;
  response: Promise<Response>;
}

export type HeadStart = ReturnType<typeof createHeadStart>;

/**
 * The first requests of a page, sent while its code is loading; each response is taken once, by an
 * identical request.
 */
export function createHeadStart(clock: { now(): number }, network: Network) {
  const started = new Map<string, StartedCall>();
  const isFresh = (found: StartedCall | undefined): found is StartedCall =>
    found !== undefined && clock.now() - found.at <= freshness;

  return {
    /**
     * Sends a request; an identical request then waits for the pending response. `sendRequest`
     * replaces the network.
     */
    start: (request: Request, sendRequest: Network = network): void => {
      if (isFresh(started.get(getKey(request)))) return;
      const response = sendRequest(request);
      response.catch(() => undefined); // the request that takes the response gets the error
      started.set(getKey(request), { at: clock.now(), response });
    },

    /** Takes the pending response; otherwise sends the request. */
    fetch: (request: Request): Promise<Response> => {
      const key = getKey(request);
      const found = started.get(key);
      started.delete(key);
      return isFresh(found) ? unlessAborted(request.signal, found.response) : network(request);
    },
  };
}

/** Identifies the same request by the same user in the same language. */
const getKey = ({ method, url, headers }: Request): string =>
  [method, url, headers.get('Authorization'), headers.get('Accept-Language')].join(' ');

const unlessAborted = (signal: AbortSignal, response: Promise<Response>): Promise<Response> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    response.then(resolve, reject);
  });
