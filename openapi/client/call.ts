import createClient from 'openapi-fetch';
import type { Area } from '../generated/operations.ts';
import { readResponse } from './answer.ts';
import { connection, type Exchange } from './connection.ts';
import { Problem, createProblem, toProblem } from './problem.ts';
import type { Call, CalledOperation, OperationId, ReadPath } from './types.ts';

/** The time limit of one request in ms ("app timeout"). Source: AUTH-031. */
export const requestTimeLimit = 60_000;

/** A call's input with its types worn off: the typed face is `Api`. */
export interface CallInput {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  tenantId?: string;
  isSuccessHidden?: boolean;
  isReported?: boolean;
  isQueued?: boolean;
  isSilent?: boolean;
}

/** An operation as it stands in the contract's table, with all that a call of it needs. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly area: Area;
  readonly isPublic: boolean;
  readonly mutates: boolean;
  readonly response: string;
}

/** openapi-fetch without its types, since one function makes every call: `Api` has them. */
interface Http {
  request(method: string, path: string, init: Record<string, unknown>): Promise<RequestInput>;
}

interface RequestInput {
  response: Response;
  error?: unknown;
}

const http = createClient<object>({
  fetch: (request) => (connection().fetch ?? globalThis.fetch)(request),
}) as Http;

/** The call of an operation, which knows its operation. Its types are those of the contract. */
export const createCall = <Id extends OperationId>(id: Id, operation: Operation): Call<Id> => {
  const called = { id, ...operation };
  return Object.assign((input: CallInput) => call(called, input), { operation: called }) as never;
};

type Called = Operation & CalledOperation;

/**
 * Makes one call of the contract and answers its body. Success messages and problems are told to
 * the connection, once, here. Rejects with a Problem. A call whose signal was aborted never
 * settles: the state that made it has been left. A 401 is answered by one renewal of the token and one more try.
 * Source: AUTH-028, AUTH-012, PROF-031.
 */
async function call(operation: Called, input: CallInput): Promise<unknown> {
  try {
    let sent = await send(operation, input, false);
    if (sent.response.status === 401 && !operation.isPublic)
      sent = await send(operation, input, true);
    if (!sent.response.ok) throw toRejection(operation, sent);
    const body = await readResponse(operation.response, sent.response);
    reportChange(operation, { sent: input.body, received: body }, input.tenantId);
    const messages = successMessages(body);
    if (messages.length > 0 && !input.isSuccessHidden) connection().onSuccess(messages);
    return body;
  } catch (error) {
    if (input.signal?.aborted) return neverSettles;
    const problem = toProblem(error);
    if (problem.code === 'savedAlready') notifySaved(problem, input);
    else if (!isHandledByCaller(problem, input)) connection().onProblem(problem, operation);
    throw problem;
  }
}

/** A retry after a lost response found everything stored: that is good news. */
function notifySaved({ messages }: Problem, { isSuccessHidden }: CallInput): void {
  if (!isSuccessHidden) connection().onSuccess([...messages]);
}

/** The caller compares what is stored under an id that is taken, and says what comes of it. */
const isHandledByCaller = (
  problem: Problem,
  { isReported, isQueued, isSilent }: CallInput,
): boolean =>
  problem.code === 'idTaken' ||
  (isReported === true && isRejection(problem)) ||
  (isQueued === true && isOutage(problem)) ||
  (isSilent === true && !isOfPerson(problem));

/** Whether it is about who asks, the session or a right: more follows from it than this one answer. */
const isOfPerson = ({ kind }: Problem): boolean =>
  kind === 'unauthenticated' || kind === 'forbidden';

const outages: ReadonlySet<string> = new Set(['unreachable', 'timedOut', 'serverError', 'down']);

/** Whether the server could not do its work: what was asked for may have been done or not. */
const isOutage = ({ kind }: Problem): boolean => outages.has(kind);

/** Whether the server was asked, and said no to this very request: nothing else follows from it. */
const isRejection = ({ kind }: Problem): boolean => kind === 'conflict' || kind === 'invalid';

/**
 * Makes the request of a call that only reads, and that asks for no more than a record's id in its path,
 * before anybody asks for its answer, and hands it to `onRequest`: whoever does is who gives it to the call
 * that comes (`Connection.fetch`). Any other is left alone. Nothing is told of it.
 */
export async function startRead(
  path: ReadPath,
  recordId: string | undefined,
  onRequest: (request: Request) => void,
): Promise<void> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const [record, ...more] = names.filter((name) => name !== 'tenantId');
  if (more.length > 0 || (record && recordId === undefined)) return;
  const handOver = async (request: Request) => {
    onRequest(request);
    return new Response(null, { status: 204 });
  };
  const filled = record && recordId !== undefined ? { [record]: recordId } : {};
  await send({ method: 'GET', path, isPublic: false }, { path: filled }, false, handOver);
}

function reportChange(
  operation: Called,
  exchange: Exchange,
  tenantId = connection().tenantId(),
): void {
  if (!operation.mutates || tenantId === undefined) return;
  connection().onChange?.(operation, tenantId, exchange);
}

/**
 * An actor that React stops and starts again at once (Strict Mode) would take the rejection of its
 * first run for that of its second.
 */
const neverSettles = new Promise<never>(() => undefined);

/** What no token was sent with says nothing of a session: a 401 to it is a refusal like others. */
function toRejection(
  { isPublic }: Operation,
  { response: { status }, error }: RequestInput,
): Problem {
  const problem = createProblem(status, error);
  const isRejected = isPublic && problem.kind === 'unauthenticated';
  return isRejected ? createProblem(status, error, 'invalid') : problem;
}

type Fetch = (request: Request) => Promise<Response>;

async function send(
  { method, path, isPublic }: Pick<Operation, 'method' | 'path' | 'isPublic'>,
  input: CallInput,
  isRejected: boolean,
  instead?: Fetch,
) {
  const { address, tenantId, accessToken, language } = connection();
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (!isPublic) {
    const token = await accessToken({ isRejected }).catch((cause: unknown) => {
      throw new Problem('unauthenticated', 0, { cause }); // the request cannot be prepared
    });
    headers['Authorization'] = `Bearer ${token}`;
  }
  const limit = AbortSignal.timeout(requestTimeLimit);
  return http.request(method, path, {
    baseUrl: address,
    headers,
    params: {
      path: { tenantId: input.tenantId ?? tenantId(), ...input.path },
      query: input.query ?? {},
    },
    body: toFormData(input.body) ?? input.body,
    parseAs: 'stream', // the answer is read here, so that a broken body has its own Problem
    signal: input.signal ? AbortSignal.any([input.signal, limit]) : limit,
    ...(instead && { fetch: instead }),
  });
}

/** A body with files as multipart/form-data; null for any other. */
function toFormData(body: unknown): FormData | null {
  if (typeof body !== 'object' || body === null) return null;
  const parts = Object.entries(body);
  if (!parts.some(([, part]) => part instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, part] of parts) form.append(name, part);
  return form;
}

function successMessages(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('successMessages' in body)) return [];
  return Array.isArray(body.successMessages) ? body.successMessages.map(String) : [];
}
