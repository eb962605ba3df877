import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { operations } from '../generated/operations.ts';
import {
  api,
  startRead,
  connectApi,
  Problem,
  type Connection,
  type OperationId,
  type ReadPath,
} from './index.ts';
import { requestTimeLimit } from './call.ts';
import { buildResponse, exampleBodies } from './testing/examples.ts';

interface Received {
  requests: Request[];
  /** The arguments of the `accessToken` calls. */
  requested: { isRejected: boolean }[];
  successes: (readonly string[])[];
  problems: { problem: Problem; id: OperationId }[];
}

let received: Received;

/** Connects to a server that sends these responses in turn, and repeats the last one. */
function respondWith(
  responses: (() => Response | Promise<Response>)[],
  change: Partial<Connection> = {},
) {
  connectApi({
    address: 'https://api.example/v1',
    tenantId: () => 'aster',
    accessToken: (request) => {
      received.requested.push(request);
      return Promise.resolve(request.isRejected ? 'renewed' : 'first');
    },
    language: () => 'fr',
    onSuccess: (messages) => received.successes.push(messages),
    onProblem: (problem, { id }) => received.problems.push({ problem, id }),
    fetch: async (request) => {
      received.requests.push(request);
      const response = responses[received.requests.length - 1] ?? responses.at(-1);
      if (!response) throw new Error('The test server got no response to send; pass at least one.');
      return response();
    },
    ...change,
  });
}

const ok = (body: unknown) => () => Response.json(body);
/** The contract's example response. */
const shown = (id: OperationId) => () => buildResponse(exampleBodies(id)[0]);
const respondWithError = (status: number, body: unknown) => () => Response.json(body, { status });

const errorBody = {
  errorMessages: ['Field is too long', 'End time must be later than start time'],
  code: 'tooLong',
  traceId: 't-1',
  fieldErrors: { description: ['Field is too long'] },
};

const day = { path: { date: '2026-03-04' } };
const caught = (call: Promise<unknown>): Promise<Problem> =>
  call.then(
    () => Promise.reject(new Error('The call was answered.')),
    (error: Problem) => error,
  );

beforeEach(() => {
  received = { requests: [], requested: [], successes: [], problems: [] };
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** All calls, for access by name. */
const calls = { ...api };

/** A value for each parameter of an operation's path. */
function buildParameters(id: OperationId): Record<string, string> {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const values = names.map((name) => [name, name === 'tenantId' ? 'aster' : `of-${name}`]);
  return Object.fromEntries(values);
}

describe('a request that has changed something', () => {
  const changed: [OperationId, string][] = [];
  const respondAfter = (...responses: (() => Response)[]) =>
    respondWith(responses, { onChange: ({ id }, tenantId) => changed.push([id, tenantId]) });

  afterEach(() => changed.splice(0));

  it('a change is notified once, with the tenant it was made in', async () => {
    respondAfter(shown('deleteClockWorkEntries'));
    await api.deleteClockWorkEntries({ body: ['1'] });
    await api.deleteClockWorkEntries({ body: ['1'], tenantId: 'birch' });
    expect(changed).toEqual([
      ['deleteClockWorkEntries', 'aster'],
      ['deleteClockWorkEntries', 'birch'],
    ]);
  });

  it('a failed change or a read is not notified', async () => {
    respondAfter(() => new Response(null, { status: 503 }), shown('getDashboard'));
    await expect(api.deleteClockWorkEntries({ body: ['1'] })).rejects.toThrow(Problem);
    await api.getDashboard({});
    expect(changed).toEqual([]);
  });
});

describe('every request', () => {
  /** Calls any operation, with all arguments that any of them requires. */
  const callAny = (id: OperationId) =>
    (calls[id] as (input: Record<string, unknown>) => Promise<unknown>)({
      path: buildParameters(id),
      ...(operations[id].method !== 'GET' && { body: {} }),
    });

  it.each(Object.keys(operations) as OperationId[])(
    'the %s request has its method, address and bearer token',
    async (id) => {
      respondWith([shown(id)]);
      await callAny(id);
      const [request] = received.requests;
      const { method, path, isPublic } = operations[id];
      const values = buildParameters(id);
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
      expect(request?.method).toBe(method);
      expect(request?.url).toBe(`https://api.example/v1${address}`);
      expect(request?.headers.get('Authorization')).toBe(isPublic ? null : 'Bearer first');
      expect(request?.headers.get('Accept-Language')).toBe('fr');
    },
  );

  it('a request takes its base address from the connection', async () => {
    respondWith([shown('getUserRole')], { address: 'http://localhost:4000/api' });
    await api.getUserRole({});
    expect(received.requests[0]?.url).toBe('http://localhost:4000/api/user/role');
  });

  it('a tenant request is prefixed with the selected tenant, or with the one that is named', async () => {
    respondWith([shown('getProfile')]);
    await api.getProfile({});
    await api.getProfile({ tenantId: 'birch' });
    expect(received.requests.map(({ url }) => url)).toEqual([
      'https://api.example/v1/aster/tenantuser/profile',
      'https://api.example/v1/birch/tenantuser/profile',
    ]);
  });

  it('a request sends body and query as the contract names them', async () => {
    respondWith([shown('startMiniEntry'), shown('adjustClockWorkEntry')]);
    await api.startMiniEntry({ body: { startTime: '2026-03-04T08:00:00Z', description: 'é' } });
    await api.adjustClockWorkEntry({
      query: { entryId: 'e 1', newStartTime: '2026-03-04T08:00:00Z', isMnco: true },
    });
    expect(received.requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await received.requests[0]?.json()).toEqual({
      startTime: '2026-03-04T08:00:00Z',
      description: 'é',
    });
    const { searchParams } = new URL(received.requests[1]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      entryId: 'e 1',
      newStartTime: '2026-03-04T08:00:00Z',
      isMnco: 'true',
    });
  });

  it('a request sends files as a form of parts, each with its name', async () => {
    respondWith([shown('uploadProfileImage')]);
    await api.uploadProfileImage({
      body: { file: new File(['x'], 'é.png', { type: 'image/png' }) },
    });
    const [request] = received.requests;
    expect(request?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const file = (await request?.formData())?.get('file');
    expect(file).toMatchObject({ name: 'é.png', type: 'image/png', size: 1 });
  });

  it('every request reads token, tenant and language again', async () => {
    let language = 'en';
    respondWith([shown('getProfile')], { language: () => language });
    await api.getProfile({});
    language = 'ar';
    await api.getProfile({});
    const spoken = received.requests.map(({ headers }) => headers.get('Accept-Language'));
    expect(spoken).toEqual(['en', 'ar']);
  });

  it('every request is classified as reading or changing', () => {
    expect(api.getClockWorkDay.operation.mutates).toBe(false);
    expect(api.postClockWork.operation.mutates).toBe(true);
  });
});

describe('a queued request', () => {
  const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));

  it('a queued request without a response is not notified, but rejects', async () => {
    respondWith([failToFetch]);
    const problem = await caught(api.deleteClockWorkEntries({ body: ['1'], isQueued: true }));
    expect(problem.kind).toBe('unreachable');
    expect(received.problems).toEqual([]);
  });

  it('a queued request that the server rejects is notified', async () => {
    respondWith([respondWithError(400, errorBody)]);
    await caught(api.deleteClockWorkEntries({ body: ['1'], isQueued: true }));
    expect(received.problems).toHaveLength(1);
  });
});

describe('a silent request', () => {
  const readSilently = () => api.getClockWorkDay({ ...day, isSilent: true });

  it.each([
    [400, 'invalid'],
    [404, 'notFound'],
    [500, 'serverError'],
    [503, 'down'],
  ])('a silent request is not notified of %i, but rejects', async (status, kind) => {
    respondWith([respondWithError(status, errorBody)]);
    expect((await caught(readSilently())).kind).toBe(kind);
    expect(received.problems).toEqual([]);
  });

  it('a silent request is notified of a missing right and an ended session', async () => {
    respondWith([respondWithError(403, errorBody)]);
    await caught(readSilently());
    respondWith([respondWithError(401, errorBody), respondWithError(401, errorBody)]);
    await caught(readSilently());
    expect(received.problems.map(({ problem: { kind } }) => kind)).toEqual([
      'forbidden',
      'unauthenticated',
    ]);
  });
});

describe('a preloaded read', () => {
  const requestRead = async (path: ReadPath, recordId?: string) => {
    respondWith([ok({})]);
    const stored: Request[] = [];
    await startRead(path, recordId, (request) => stored.push(request));
    expect(received.requests).toEqual([]);
    expect(received.problems).toEqual([]);
    return stored.map(({ method, url, headers }) => [method, url, headers.get('Authorization')]);
  };

  it('a preloaded read passes on the request that the operation itself will make', async () => {
    expect(await requestRead('/{tenantId}/Service')).toEqual([
      ['GET', 'https://api.example/v1/aster/Service', 'Bearer first'],
    ]);
  });

  it('a preloaded read takes the id of the record from the page, whatever the path calls it', async () => {
    const [[, url] = []] = await requestRead('/{tenantId}/vendor/{id}', 'v 1');
    expect(url).toBe('https://api.example/v1/aster/vendor/v%201');
  });

  it.each(['/{tenantId}/vendor/{id}', api.getApp.operation.path] as const)(
    'a preloaded read is not started when it needs an unknown value: %s',
    async (path) => {
      expect(await requestRead(path)).toEqual([]);
    },
  );

  it('a preloaded read changes nothing: the compiler rejects the path of an operation that does', () => {
    expectTypeOf<typeof api.getServices.operation.path>().toExtend<ReadPath>();
    expectTypeOf<typeof api.startMiniEntry.operation.path>().not.toExtend<ReadPath>();
  });
});

describe('a successful response', () => {
  it('a successful response is returned to the caller', async () => {
    const body = { longRunningEntry: null, clockWorkMini: null };
    respondWith([ok(body)]);
    await expect(api.getClockWorkMini(day)).resolves.toEqual(body);
    expect(received.problems).toEqual([]);
  });

  it('a successful response shows its successMessages once', async () => {
    respondWith([ok({ successMessages: ['The entry was added.', 'One more thing.'] })]);
    await api.deleteClockWorkEntries({ body: [] });
    expect(received.successes).toEqual([['The entry was added.', 'One more thing.']]);
  });

  it('a response without successMessages shows nothing', async () => {
    respondWith([ok({ successMessages: [] })]);
    await api.deleteClockWorkEntries({ body: [] });
    expect(received.successes).toEqual([]);
  });
});

describe('an error response', () => {
  it.each([
    [400, 'invalid'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [413, 'upload'],
    [415, 'upload'],
    [429, 'tooManyTries'],
    [500, 'serverError'],
    [502, 'serverError'],
    [503, 'down'],
    [418, 'invalid'],
  ])('%i is a problem of the kind “%s”, notified once with its operation', async (status, kind) => {
    respondWith([respondWithError(status, errorBody)]);
    const problem = await caught(api.getClockWorkDay(day));
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ kind, status });
    expect(received.problems).toEqual([{ problem, id: 'getClockWorkDay' }]);
    expect(received.requests).toHaveLength(1);
  });

  it.each([400, 500])('%i reaches the caller with the body', async (status) => {
    respondWith([respondWithError(status, errorBody)]);
    const problem = await caught(api.getClockWorkDay(day));
    expect(problem.messages).toEqual(errorBody.errorMessages);
    expect(problem.fieldErrors).toEqual(errorBody.fieldErrors);
    expect(problem).toMatchObject({ code: 'tooLong', traceId: 't-1' });
    expect(problem.message).toBe('Field is too long End time must be later than start time');
    expect(received.successes).toEqual([]);
  });

  it.each([
    ['no body', () => new Response(null, { status: 500 })],
    ['a web page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['another shape', respondWithError(500, { error: 'oops' })],
    ['a bare list', respondWithError(400, ['oops'])],
  ])('an error response with %s has no messages', async (_, response) => {
    respondWith([response]);
    const problem = await caught(api.getClockWorkDay(day));
    expect(problem).toBeInstanceOf(Problem);
    expect(problem.messages).toEqual([]);
    expect(problem.fieldErrors).toEqual({});
  });
});

describe('a response that does not arrive', () => {
  it('a response without a network is unreachable', async () => {
    respondWith([() => Promise.reject(new TypeError('Failed to fetch'))]);
    const problem = await caught(api.getClockWorkDay(day));
    expect(problem).toMatchObject({ kind: 'unreachable', status: 0, messages: [] });
    expect(received.problems).toHaveLength(1);
  });

  it('a response that is cut off is malformed', async () => {
    const headers = { 'Content-Type': 'application/json' };
    respondWith([() => new Response('{"broken', { headers })]);
    const problem = await caught(api.getClockWorkDay(day));
    expect(problem).toMatchObject({ kind: 'malformed', status: 200 });
    expect(received.problems).toHaveLength(1);
  });

  it('a response that is interrupted by the network is unreachable', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    respondWith([() => new Response(body, { headers })]);
    const problem = await caught(api.getClockWorkDay(day));
    expect(problem.kind).toBe('unreachable');
  });
});

describe('the time limit of one request', () => {
  /** Pending requests; a real network keeps them alive, too. */
  const pending = new Set<Request>();

  /** The network waits until the request's signal aborts. */
  const untilStopped = (request: Request) =>
    new Promise<Response>((_, reject) => {
      pending.add(request);
      const stop = () => reject(request.signal.reason as Error);
      if (request.signal.aborted) stop();
      else request.signal.addEventListener('abort', stop);
    });

  /** Replaces `AbortSignal.timeout`, which fake timers do not control. */
  function limitByHand() {
    vi.useFakeTimers();
    return vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      const over = new DOMException('The operation timed out.', 'TimeoutError');
      setTimeout(() => controller.abort(over), milliseconds);
      return controller.signal;
    });
  }

  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([undefined, new AbortController().signal])(
    'the time limit of a request is 60 seconds',
    async (signal) => {
      limitByHand();
      respondWith([], { fetch: untilStopped });
      const problem = caught(api.getClockWorkDay({ ...day, ...(signal && { signal }) }));
      expect(requestTimeLimit).toBe(60_000);
      await vi.advanceTimersByTimeAsync(59_999);
      expect(received.problems).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await problem).toMatchObject({ kind: 'timedOut', status: 0 });
      expect(received.problems).toHaveLength(1);
    },
  );

  it('the time limit starts again with the second try after a renewal', async () => {
    const limit = limitByHand();
    respondWith([respondWithError(401, errorBody), shown('getClockWorkDay')]);
    await api.getClockWorkDay(day);
    expect(limit.mock.calls).toEqual([[60_000], [60_000]]);
  });

  it('the time limit applies while the body arrives', async () => {
    limitByHand();
    respondWith([], {
      fetch: (request) => {
        const body = new ReadableStream({
          start: (controller) => {
            request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
          },
        });
        const headers = { 'Content-Type': 'application/json' };
        return Promise.resolve(new Response(body, { headers }));
      },
    });
    const problem = caught(api.getClockWorkDay(day));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await problem).kind).toBe('timedOut');
  });
});

describe('an aborted request', () => {
  it('an aborted request never settles and is not notified, because its state has been left', async () => {
    const controller = new AbortController();
    respondWith([
      () => {
        controller.abort();
        return Promise.reject(controller.signal.reason as Error);
      },
    ]);
    const settled = vi.fn<() => void>();
    void api.getClockWorkDay({ ...day, signal: controller.signal }).then(settled, settled);
    await vi.waitFor(() => expect(received.requests).toHaveLength(1));
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).not.toHaveBeenCalled();
    expect(received.problems).toEqual([]);
  });
});

describe('a 401 response', () => {
  it('a 401 causes one renewal and one more try', async () => {
    respondWith([respondWithError(401, errorBody), ok({ isTeamLead: true })]);
    await expect(api.getIsTeamLead({})).resolves.toEqual({ isTeamLead: true });
    expect(received.requested).toEqual([{ isRejected: false }, { isRejected: true }]);
    expect(received.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer first',
      'Bearer renewed',
    ]);
    expect(received.problems).toEqual([]);
  });

  it('the retry after a 401 sends the same body again', async () => {
    respondWith([respondWithError(401, errorBody), ok({ successMessages: [] })]);
    await api.deleteClockWorkEntries({ body: ['e1'] });
    expect(await Promise.all(received.requests.map((request) => request.json()))).toEqual([
      ['e1'],
      ['e1'],
    ]);
  });

  it('a repeated 401 is notified as unauthenticated, after only two tries', async () => {
    respondWith([respondWithError(401, errorBody)]);
    const problem = await caught(api.getIsTeamLead({}));
    expect(problem).toMatchObject({ kind: 'unauthenticated', status: 401 });
    expect(received.requests).toHaveLength(2);
    expect(received.problems).toEqual([{ problem, id: 'getIsTeamLead' }]);
  });

  it('a 401 for a request without a token is a rejection that does not concern the session', async () => {
    respondWith([respondWithError(401, errorBody)]);
    const problem = await caught(api.listTimeZones({}));
    expect(problem).toMatchObject({ kind: 'invalid', status: 401 });
    expect(received.requests).toHaveLength(1);
  });
});

describe('a request that cannot be prepared', () => {
  const over = new Error('The session is over.');

  it('a request that cannot be prepared is unauthenticated, is not sent and leads to the session-timeout page', async () => {
    respondWith([shown('getIsTeamLead')], { accessToken: () => Promise.reject(over) });
    const problem = await caught(api.getIsTeamLead({}));
    expect(problem).toMatchObject({
      kind: 'unauthenticated',
      status: 0,
      messages: [],
      cause: over,
    });
    expect(received.requests).toEqual([]);
    expect(received.problems).toHaveLength(1);
  });

  it('a request is also unauthenticated when the renewal after its 401 fails', async () => {
    respondWith([respondWithError(401, errorBody)], {
      accessToken: ({ isRejected }) =>
        isRejected ? Promise.reject(over) : Promise.resolve('first'),
    });
    const problem = await caught(api.getIsTeamLead({}));
    expect(problem).toMatchObject({ kind: 'unauthenticated', cause: over });
    expect(received.requests).toHaveLength(1);
    expect(received.problems).toHaveLength(1);
  });
});
