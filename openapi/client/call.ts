import createClient from 'openapi-fetch';
import type { Area } from '../generated/operations.ts';
import { readResponse } from './response.ts';
import { connection, type Exchange } from './connection.ts';
import { Problem, createProblem, toProblem } from './problem.ts';
import type { Call, CalledOperation, OperationId, ReadPath } from './types.ts';

/** The time limit of one request in ms ("app timeout"). Source: AUTH-031. */
export const requestTimeLimit = 60_000;

/** A call's input without its types; `Api` is the typed interface. */
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

/** An operation in the contract's table, with everything that a call of it needs. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly area: Area;
  readonly isPublic: boolean;
  readonly mutates: boolean;
  readonly response: string;
}

/** openapi-fetch without its types, since one function makes every call; `Api` has the types. */
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

/** The call of an operation, with the operation as a property. Its types come from the contract. */
export const createCall = <Id extends OperationId>(id: Id, operation: Operation): Call<Id> => {
  const called = { id, ...operation };
  return Object.assign((input: CallInput) => call(called, input), { operation: called }) as never;
};

type Called = Operation & CalledOperation;

/**
 * Makes one call of the contract and returns the response body. This is the only code that reports
 * success messages and problems to the connection. Rejects with a Problem. A call whose signal was
 * aborted never settles, since the state that made it has been left. After a 401 it renews the
 * token and tries once more. Source: AUTH-028, AUTH-012, PROF-031.
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

/** A retry after a lost response found everything stored, which is a success. */
function notifySaved({ messages }: Problem, { isSuccessHidden }: CallInput): void {
  if (!isSuccessHidden) connection().onSuccess([...messages]);
}

/**
 * For an id that is already taken, the caller compares the stored record and reports the result
 * itself.
 */
const isHandledByCaller = (
  problem: Problem,
  { isReported, isQueued, isSilent }: CallInput,
): boolean =>
  problem.code === 'idTaken' ||
  (isReported === true && isRejection(problem)) ||
  (isQueued === true && isOutage(problem)) ||
  (isSilent === true && !isOfPerson(problem));

/**
 * Whether the problem concerns the person's session or rights, which affects more than this
 * response.
 */
const isOfPerson = ({ kind }: Problem): boolean =>
  kind === 'unauthenticated' || kind === 'forbidden';

const outages: ReadonlySet<string> = new Set(['unreachable', 'timedOut', 'serverError', 'down']);

/** Whether the server failed to respond properly: the action may have been done or not. */
const isOutage = ({ kind }: Problem): boolean => outages.has(kind);

/** Whether the server rejected this particular request, which has no further effects. */
const isRejection = ({ kind }: Problem): boolean => kind === 'conflict' || kind === 'invalid';

/**
 * Prepares the request of a read-only call that needs at most a record's id in its path, before any
 * caller requests its response, and passes it to `onRequest`, which must provide the response to
 * the later call (`Connection.fetch`). Ignores all other calls, and reports nothing.
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
 * If React stops and restarts an actor (Strict Mode), the actor would take the rejection of its
 * first run for that of its second.
 */
const neverSettles = new Promise<never>(() => undefined);

/** A request without a token is unrelated to a session, so a 401 to it is an ordinary rejection. */
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
  const { address, tenantId, accessToken, language, shownPerson } = connection();
  const headers: Record<string, string> = { 'Accept-Language': language() };
  // A call to another tenant is not a view in this one.
  const shown =
    input.tenantId === undefined || input.tenantId === tenantId() ? shownPerson?.() : null;
  if (shown && path.includes('{tenantId}')) headers['X-View-As'] = shown;
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
    parseAs: 'stream', // the response body is read in this module, so that a broken one gets its own Problem
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
