/** An answer that nobody has taken within so many ms is out of date. */
const freshness = 10_000;

type Network = (request: Request) => Promise<Response>;

interface StartedCall {
  at: number;
  response: Promise<Response>;
}

export type HeadStart = ReturnType<typeof createHeadStart>;

/**
 * The first calls of a page, made while its code is still on the way: each is taken once, by the call
 * that asks for the very same.
 */
export function createHeadStart(clock: { now(): number }, network: Network) {
  const started = new Map<string, StartedCall>();
  const isFresh = (found: StartedCall | undefined): found is StartedCall =>
    found !== undefined && clock.now() - found.at <= freshness;

  return {
    /** Whoever asks the same again waits for the answer that is on its way. `sendRequest` stands in for the network. */
    start: (request: Request, sendRequest: Network = network): void => {
      if (isFresh(started.get(getKey(request)))) return;
      const response = sendRequest(request);
      response.catch(() => undefined); // whoever takes it is told
      started.set(getKey(request), { at: clock.now(), response });
    },

    /** The answer that is on its way already; else the network's. */
    fetch: (request: Request): Promise<Response> => {
      const key = getKey(request);
      const found = started.get(key);
      started.delete(key);
      return isFresh(found) ? unlessAborted(request.signal, found.response) : network(request);
    },
  };
}

/** The same call, by the same person, in the same language. */
const getKey = ({ method, url, headers }: Request): string =>
  [method, url, headers.get('Authorization'), headers.get('Accept-Language')].join(' ');

const unlessAborted = (signal: AbortSignal, response: Promise<Response>): Promise<Response> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    response.then(resolve, reject);
  });
