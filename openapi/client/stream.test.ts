import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, connectApi, type Connection } from './index.ts';
import { pauseAfter, silenceLimit, stream, type StreamEvent, type StreamState } from './stream.ts';

/** A stream that the test writes to. */
function line() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (made) => {
      controller = made;
    },
  });
  return {
    response: () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    write: (text: string) => controller?.enqueue(encoder.encode(text)),
    writeBytes: (bytes: Uint8Array) => controller?.enqueue(bytes),
    drop: () => controller?.error(new TypeError('network error')),
    end: () => controller?.close(),
  };
}

const event = (id: number, data: unknown = { n: id }) =>
  `id: ${id}\nevent: notification\ndata: ${JSON.stringify(data)}\n\n`;

let requests: Request[];
let requested: { isRejected: boolean }[];
let received: StreamEvent[];
let states: StreamState[];
let leaving: AbortController;
let ended: ReturnType<typeof stream>;

/** Listens to a server that responds to each try in turn. */
function listenTo(responses: (() => Response)[], change: Partial<Connection> = {}, after?: string) {
  connectApi({
    address: 'https://api.example/v1',
    tenantId: () => 'aster',
    accessToken: (request) => {
      requested.push(request);
      return Promise.resolve(request.isRejected ? 'renewed' : 'first');
    },
    language: () => 'fr',
    onSuccess: () => undefined,
    onProblem: (problem) => {
      throw problem;
    },
    fetch: async (request) => {
      requests.push(request);
      const response = responses[requests.length - 1];
      if (!response) throw new TypeError('Failed to fetch');
      return response();
    },
    ...change,
  });
  ended = stream(api.streamNotifications, {
    signal: leaving.signal,
    onEvent: (one) => received.push(one),
    onState: (state) => states.push(state),
    random: () => 0.5,
    ...(after !== undefined && { after }),
  });
}

const ids = () => received.map(({ id }) => id);
const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  requested = [];
  received = [];
  states = [];
  leaving = new AbortController();
});

afterEach(async () => {
  leaving.abort();
  await ended;
  vi.useRealTimers();
});

describe('a stream', () => {
  it('a stream sends the same address, tenant, bearer token and language as every request', async () => {
    listenTo([line().response]);
    await soon();
    const [request] = requests;
    expect(request?.url).toBe('https://api.example/v1/aster/hubs/notifications');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      accept: 'text/event-stream',
      authorization: 'Bearer first',
      'accept-language': 'fr',
    });
    expect(request?.headers.get('Last-Event-ID')).toBeNull();
  });

  it('a stream emits each event as it comes, and that it is open', async () => {
    const one = line();
    listenTo([one.response]);
    await soon();
    expect(states).toEqual([{ isOpen: true }]);
    one.write(`: here\n\n${event(1)}${event(2)}`);
    await soon();
    expect(received).toEqual([
      { id: '1', type: 'notification', data: { n: 1 } },
      { id: '2', type: 'notification', data: { n: 2 } },
    ]);
  });

  it('a stream joins what arrives in pieces, even in the middle of a letter', async () => {
    const one = line();
    listenTo([one.response]);
    await soon();
    const bytes = new TextEncoder().encode(event(7, 'né à Ürümqi'));
    for (const byte of bytes) one.writeBytes(Uint8Array.of(byte));
    await soon();
    expect(received).toEqual([{ id: '7', type: 'notification', data: 'né à Ürümqi' }]);
  });

  it('a stream outlives the time limit of a request while heartbeats come', async () => {
    const one = line();
    listenTo([one.response]);
    for (let beat = 0; beat < 12; beat += 1) {
      await vi.advanceTimersByTimeAsync(15_000);
      one.write(': here\n\n');
    }
    one.write(event(1));
    await soon();
    expect(requests).toHaveLength(1);
    expect(ids()).toEqual(['1']);
  });
});

describe('a stream that drops', () => {
  it('a dropped stream resumes after the last received event, and emits none twice', async () => {
    const [first, second] = [line(), line()];
    listenTo([first.response, second.response]);
    await soon();
    first.write(event(1) + event(2));
    await soon();
    first.drop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests[1]?.headers.get('Last-Event-ID')).toBe('2');
    second.write(event(2) + event(3));
    await soon();
    expect(ids()).toEqual(['1', '2', '3']);
    expect(states).toEqual([{ isOpen: true }, { isOpen: false, pause: 1000 }, { isOpen: true }]);
  });

  it('a stream is also opened again after the server has ended it cleanly', async () => {
    const [first, second] = [line(), line()];
    listenTo([first.response, second.response]);
    await soon();
    first.end();
    await vi.advanceTimersByTimeAsync(1000);
    second.write(event(5));
    await soon();
    expect(ids()).toEqual(['5']);
  });

  it('a stream starts after the given event, such as the last one of another tab', async () => {
    listenTo([line().response], {}, '41');
    await soon();
    expect(requests[0]?.headers.get('Last-Event-ID')).toBe('41');
  });

  it('a stream that sends nothing for three heartbeats is dead, and is opened again', async () => {
    const second = line();
    listenTo([line().response, second.response]);
    await vi.advanceTimersByTimeAsync(silenceLimit - 1);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1 + 1000);
    expect(requests).toHaveLength(2);
  });

  it('a dropped stream waits longer each time, up to half a minute', async () => {
    listenTo([]);
    await vi.advanceTimersByTimeAsync(120_000);
    const pauses = states.map((state) => (state.isOpen ? 0 : state.pause));
    expect(pauses.slice(0, 7)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('streams that were closed together reconnect at different times', () => {
    expect([0, 0.5, 1].map((random) => pauseAfter(3, () => random))).toEqual([3000, 4000, 5000]);
    expect(pauseAfter(99, () => 0.5)).toBe(30_000);
  });

  it('a dropped stream tries at once when the network is back', async () => {
    const network = new EventTarget();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
    listenTo([]);
    await vi.advanceTimersByTimeAsync(16_000); // The next pause is 16 s.
    const before = requests.length;
    network.dispatchEvent(new Event('online'));
    await soon();
    expect(requests).toHaveLength(before + 1);
    vi.unstubAllGlobals();
  });
});

describe('a rejected stream', () => {
  const respondWithError = (status: number) => () => new Response(null, { status });

  it('a stream rejected with 401 is requested once more with a renewed token', async () => {
    const one = line();
    listenTo([respondWithError(401), one.response]);
    await soon();
    expect(requested).toEqual([{ isRejected: false }, { isRejected: true }]);
    expect(requests[1]?.headers.get('Authorization')).toBe('Bearer renewed');
    one.write(event(1));
    await soon();
    expect(ids()).toEqual(['1']);
  });

  it.each([
    [403, 'forbidden'],
    [404, 'notFound'],
  ])('a stream rejected with %i has ended', async (status, kind) => {
    listenTo([respondWithError(status)]);
    expect(await ended).toMatchObject({ kind, status });
    expect(requests).toHaveLength(1);
  });

  it('a stream rejected with 401 twice has ended', async () => {
    listenTo([respondWithError(401), respondWithError(401)]);
    expect(await ended).toMatchObject({ kind: 'unauthenticated' });
  });

  it('a stream rejected with 503 is tried again', async () => {
    const one = line();
    listenTo([respondWithError(503), one.response]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(states).toEqual([{ isOpen: false, pause: 1000 }, { isOpen: true }]);
  });

  it('a stream has ended, without a request, when no tenant is selected any more', async () => {
    listenTo([line().response], { tenantId: () => undefined });
    await expect(ended).resolves.toMatchObject({ kind: 'unauthenticated' });
    expect(requests).toEqual([]);
  });

  it('a stream has ended, without a request, when the session is over', async () => {
    listenTo([], { accessToken: () => Promise.reject(new Error('The session is over.')) });
    expect(await ended).toMatchObject({ kind: 'unauthenticated', status: 0 });
    expect(requests).toEqual([]);
  });
});

it('a stream that is left emits nothing more', async () => {
  const one = line();
  listenTo([one.response]);
  await soon();
  leaving.abort();
  one.write(event(1));
  expect(await ended).toBeNull();
  expect(received).toEqual([]);
});
