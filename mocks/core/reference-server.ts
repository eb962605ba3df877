import type { Area, OperationId } from '@atrium/contract/generated/operations.ts';
import type { Clock } from '../clock.ts';
import { StoreUnavailable } from '../store/rules.ts';
import { Taken } from '../store/unique-keys.ts';
import type { Store, Transaction } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { authorizeUser, readBearerToken } from './records/access.ts';
import type { Bearer } from './requests/bearer.ts';
import { toResponse, buildHeaders } from './requests/responses.ts';
import type { LoadArea } from './requests/loaded-area.ts';
import type { IsEnded } from './requests/event-stream.ts';
import type { Feed } from './requests/feed.ts';
import type { TransactionReader, HrmsResponse } from './requests/handler.ts';
import { conflictAt, HttpError, reject, toUnavailable } from './requests/http-error.ts';
import { identifyRequest, rejectSaved } from './requests/saved-requests.ts';
import { match, type Match } from './requests/router.ts';
import { onceADay } from './once-a-day.ts';
import { identifyCaller } from './requests/identify-caller.ts';
import { checkExpected, hasEnded } from './requests/viewed.ts';
import { noticing } from './records/seen.ts';
import { getMessageLocale, type MessageLocale } from './requests/message-locale.ts';
import { readBody, readPath, readQuery } from './requests/request.ts';
import { checkRequest, type RequestParts } from './requests/validate.ts';

export interface ReferenceServerOptions {
  store: Store<World>;
  clock: Clock;
  /** The base path of all operations, e.g. `/api`; empty for none. */
  basePath: string;
  /** Loads the code that handles an area's calls. */
  loadArea: LoadArea;
  /**
   * Returns the claims of a bearer token. Rejects when it is forged, expired or not for this API.
   */
  verify(token: string): Promise<Bearer>;
  /**
   * Validates every response against the contract and reports mismatches. Omitted in production.
   */
  validateResponse?(id: OperationId, response: Response): Promise<void>;
  /**
   * Ensures that an area's demo data exist before its first call, or only those that other areas
   * count.
   */
  ensureSeeded?(area: Area, part?: 'counted'): Promise<void>;
  /** Network scenario: may delay the call, respond instead, or let it pass. */
  network?(id: OperationId, request: Request): Promise<Response | undefined>;
  /**
   * Whether a part of the server could not be loaded: then the promise rejects, since no response
   * is possible.
   */
  isOutOfReach?(error: unknown): boolean;
  /** The address of the demo calendar provider's consent page. */
  consentAddress?: string;
  /** How the demo HRMS provider responds now; completely by default. */
  hrmsResponse?(): HrmsResponse;
  /** The caller's IP address. */
  ipAddress?(request: Request): string;
  /** The caller's browser, by its User-Agent header. */
  userAgent?(request: Request): string;
}

interface Running extends ReferenceServerOptions {
  noteSeen: ReturnType<typeof noticing>;
  doDaily: ReturnType<typeof onceADay>;
  abortSignal: AbortSignal;
}

/**
 * Handles requests according to the contract. All three ways to run the server share this function.
 * `left` reports that the caller has disconnected, if the request's own signal does not.
 */
export type ReferenceServer = (request: Request, abortSignal?: AbortSignal) => Promise<Response>;

/**
 * Creates the reference server over a store. Errors are responses like any other; the promise
 * rejects only when a part of the server cannot be loaded, or a response violates the contract, so
 * that it cannot go unnoticed.
 */
export function createReferenceServer(options: ReferenceServerOptions): ReferenceServer {
  const { store, clock } = options;
  const running = {
    ...options,
    noteSeen: noticing(store, clock),
    doDaily: onceADay(store, clock),
  };
  return async (request, abortSignal = request.signal) => {
    const locale = getMessageLocale(request.headers.get('Accept-Language'));
    const found = await route(request, options.basePath);
    if (!found) return toErrorResponse(reject(404, 'operationUnknown'), locale);
    if ('allowed' in found) return notAllowed(request.method, found.allowed, locale);
    if (isGuess(request, found)) return toErrorResponse(reject(400, 'notPrefetched'), locale);
    let response: Response;
    try {
      const instead = await options.network?.(found.id, request);
      if (instead) return instead; // deliberately not a response of the contract
      response = await getResponse(found, request, { ...running, abortSignal }, locale);
    } catch (error) {
      if (options.isOutOfReach?.(error)) throw error;
      response = await toErrorResponse(toHttpError(error, locale), locale);
    }
    await options.validateResponse?.(found.id, isStream(response) ? response : response.clone());
    return response;
  };
}

async function route(request: Request, basePath: string): ReturnType<typeof match> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(`${basePath}/`)) return null;
  return match(request.method, pathname.slice(basePath.length));
}

/** The code for error responses is loaded with the first one. */
const toErrorResponse = async (rejection: HttpError, locale: MessageLocale): Promise<Response> =>
  (await import('./requests/error-response.ts')).toErrorResponse(rejection, locale);

/** 405 lists the methods that the path allows. Source: RFC 9110, section 15.5.6. */
async function notAllowed(
  method: string,
  allowed: readonly string[],
  locale: MessageLocale,
): Promise<Response> {
  const response = await toErrorResponse(reject(405, 'methodNotAllowed', { method }), locale);
  response.headers.set('Allow', allowed.join(', '));
  return response;
}

/** A browser's speculative request must not change anything. */
const isGuess = ({ method, headers }: Request, { operation }: Match): boolean =>
  method === 'GET' &&
  operation.mutates &&
  (headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '').startsWith('prefetch');

/** A stream has no end: a clone of it would fill the memory. */
const isStream = (response: Response): boolean =>
  response.headers.get('Content-Type') === 'text/event-stream';

async function getResponse(
  { id, operation, path }: Match,
  request: Request,
  options: Running,
  locale: MessageLocale,
): Promise<Response> {
  const ipAddress = options.ipAddress?.(request) ?? '';
  const bearer = operation.isPublic ? null : await verified(request, options);
  if (bearer) {
    await options.noteSeen(bearer, { ipAddress, userAgent: options.userAgent?.(request) ?? '' });
  }
  const { handlers, requests, messages, reads, daily } = await options.loadArea(operation.area);
  if (messages) locale.own = messages;
  await options.ensureSeeded?.(operation.area);
  const schema = requests.operations[id];
  if (!schema) throw new Error(`No request schema for ${id}; run \`npm run contract\``);
  const query = readQuery(new URL(request.url).search, schema.query);
  for (const area of reads?.(query, id) ?? []) await options.ensureSeeded?.(area, 'counted');
  const body = await readBody(request, schema).catch(assertHttpError);
  const handler = handlers[id];
  if (!handler) throw new Error(`No handler for ${id}; add one to its area's handlers`);
  // The tenant's position in the path varies: /UserLoginAnalytics/… has it in the middle.
  const ofTenant = operation.path.includes('{tenantId}') ? path['tenantId'] : undefined;
  // Read on its own, so that the call's transaction touches its tenant only.
  const identity = { id, area: operation.area, tenantId: ofTenant, ipAddress };
  const caller = bearer && (await identifyCaller(options, { ...identity, bearer }));
  const person = caller?.person;
  const view = caller?.view ?? null;
  // A call without a tenant is the same for everyone that the session shows.
  if (ofTenant) checkExpected(id, request.headers.get('X-View-As'), view);
  const checked = async (tx: Transaction<World>) => {
    const user =
      person && ofTenant
        ? await authorizeUser(tx, { person, tenantId: ofTenant, operation, view })
        : null;
    if (view && operation.mutates) throw reject(403, 'viewReadOnly', { name: view.userName });
    if (body instanceof HttpError) throw body;
    const tenantId = ofTenant ?? path['tenantId'] ?? noTenant;
    const parts: RequestParts = { path: readPath(path, schema.path), query, body };
    checkRequest(parts, schema, requests);
    const call = {
      ...parts,
      tx,
      platform: tx.platform,
      db: tx.tenant(tenantId),
      person,
      user,
      view,
      sessionId: bearer?.sessionId ?? '',
      lastEventId: request.headers.get('Last-Event-ID'),
      ipAddress,
      consentAddress: options.consentAddress ?? '',
      hrmsResponse: options.hrmsResponse?.() ?? 'complete',
      clock: options.clock,
      abortSignal: options.abortSignal,
      read: runRead(options.store, tenantId),
    };
    // The only place where data are passed to typed handlers with a cast: the contract's schemas
    // have just validated them against the handler's type.
    return call as never;
  };
  const { tenantId } = path;
  if (daily && tenantId !== undefined) await options.doDaily(daily, { tenantId, check: checked });
  const run =
    typeof handler === 'function'
      ? handler
      : await handler.before(await options.store.transaction('read', checked));
  const mode = operation.mutates ? 'write' : 'read';
  const adds = operation.mutates && request.method === 'POST' && tenantId !== undefined;
  const sent = adds ? await identifyRequest(id, body) : null;
  const isInLog = operation.mutates && tenantId !== undefined && isAuditedArea(operation.area);
  const audit = isInLog ? await import('./records/audit.ts') : null;
  const response = await options.store.transaction(mode, async (tx) => {
    const call: object = await checked(tx);
    return rejectSaved(tx.tenant(tenantId ?? noTenant), sent, (db) => {
      if (!audit || !person || !tenantId) return run({ ...call, db } as never);
      const author = { person, ipAddress, clock: options.clock, tenantId };
      return audit.runAudited(author, { db, platform: tx.platform }, (scopes) =>
        run({ ...call, ...scopes } as never),
      );
    });
  });
  if (response.feed) {
    const { store, clock } = options;
    return streamed(store, { feed: response.feed, isEnded: view && hasEnded(view, clock) }, locale);
  }
  return toResponse(response, locale);
}

/** The areas of administration, whose saves are in the audit log. */
const isAuditedArea = (area: Area): boolean => auditedAreas.has(area);

const auditedAreas: ReadonlySet<Area> = new Set([
  'people',
  'clients',
  'organization',
  'integrations',
]);

/** For work before a call's transaction: each read has its own transaction. */
const runRead =
  (store: Store<World>, tenantId: string): TransactionReader =>
  (work) =>
    store.transaction('read', (tx) => work(tx.tenant(tenantId)));

/** An unreadable body is reported only to callers who may make the call. */
function assertHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

interface Streamed {
  feed: Feed;
  isEnded: IsEnded | null;
}

async function streamed(
  store: Store<World>,
  { feed, isEnded }: Streamed,
  locale: MessageLocale,
): Promise<Response> {
  const { eventStream } = await import('./requests/event-stream.ts');
  const headers = { ...buildHeaders(locale), 'Content-Type': 'text/event-stream' };
  return new Response(eventStream(store, feed, isEnded ?? undefined), { headers });
}

/** The scope of calls without a tenant; tenant ids never have this form. */
const noTenant = '-';

async function verified(request: Request, options: ReferenceServerOptions): Promise<Bearer> {
  const token = readBearerToken(request);
  return options.verify(token).catch(() => {
    throw reject(401, 'tokenInvalid');
  });
}

/**
 * Converts an error to a response error: the handler's own, a conflict with a value that must be
 * unique, one for a store that cannot write, or a server error.
 */
function toHttpError(error: unknown, locale: MessageLocale): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Taken) return conflictAt(error.fields.at(-1) ?? 'id', 'nameTaken');
  return error instanceof StoreUnavailable ? toUnavailable(error) : toServerError(error, locale);
}

/** A bug in the server itself: logged in full here, without details for the caller. */
function toServerError(error: unknown, { traceId }: MessageLocale): HttpError {
  console.error(error, { traceId });
  return reject(500, 'fault');
}
