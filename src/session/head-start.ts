/** An answer that nobody has taken within so many ms is out of date. */
const freshness = 10_000;

type Network = (request: Request) => Promise<Response>;

interface Begun {
  at: number;
  response: Promise<Response>;
}

export type HeadStart = ReturnType<typeof createHeadStart>;

/**
 * The first calls of a page, made while its code is still on the way: each is taken once, by the call
 * that asks for the very same.
 */
export function createHeadStart(clock: { now(): number }, network: Network) {
  const begun = new Map<string, Begun>();
  const isFresh = (found: Begun | undefined): found is Begun =>
    found !== undefined && clock.now() - found.at <= freshness;

  return {
    /** Whoever asks the same again waits for the answer that is on its way. `sendRequest` stands in for the network. */
    begin: (request: Request, sendRequest: Network = network): void => {
      if (isFresh(begun.get(keyOf(request)))) return;
      const response = sendRequest(request);
      response.catch(() => undefined); // whoever takes it is told
      begun.set(keyOf(request), { at: clock.now(), response });
    },

    /** The answer that is on its way already; else the network's. */
    fetch: (request: Request): Promise<Response> => {
      const key = keyOf(request);
      const found = begun.get(key);
      begun.delete(key);
      return isFresh(found) ? unlessAborted(request.signal, found.response) : network(request);
    },
  };
}

/** The same call, by the same person, in the same language. */
const keyOf = ({ method, url, headers }: Request): string =>
  [method, url, headers.get('Authorization'), headers.get('Accept-Language')].join(' ');

const unlessAborted = (signal: AbortSignal, response: Promise<Response>): Promise<Response> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    response.then(resolve, reject);
  });
