/** Response mutations, so that a fault takes a few lines. */
import { isDeepStrictEqual } from 'node:util';
import type { MessageKey } from '@atrium/reference-server/messages';
import type { Scope, Transaction } from '@atrium/reference-server/store';
import type { World } from '@atrium/reference-server/world';
import { change, type Edit } from './edit.ts';
import type { InjectedFault, InjectedCall } from './injected-fault.ts';

type Responder = InjectedFault['response'];

/** A success with the headers of another response, so that only its body is wrong. */
export const like = ({ headers }: Response, response: unknown): Response =>
  Response.json(response, { headers });

/** Success with another body. */
export const body =
  (edit: Edit): Responder =>
  async (call) => {
    const right = await call.pass();
    return right.ok ? edited(right, edit) : right;
  };

/** An error response with another body. */
export const editErrorResponse =
  (edit: Edit): Responder =>
  async (call) => {
    const right = await call.pass();
    return right.ok ? right : edited(right, edit);
  };

/** Another status with the same body. */
export const status =
  (from: number, to: number): Responder =>
  async (call) => {
    const right = await call.pass();
    return right.status === from ? withStatus(right, to) : right;
  };

/** Repairs invalid input instead of rejecting it. */
export const repairing =
  (edit: Edit): Responder =>
  async (call) => {
    if (call.sent === undefined) return call.pass();
    const sent: unknown = structuredClone(call.sent);
    edit(sent);
    // Input without a repair is passed on as sent, since serializing it again could change it.
    const isRepaired = !isDeepStrictEqual(sent, call.sent);
    return call.pass(isRepaired ? withBody(call.request, sent) : undefined);
  };

/** Returns the operation's last success instead of a rejection with this code or status. */
export const accepting =
  (code: MessageKey | number): Responder =>
  async (call) => {
    const right = await call.pass();
    if (right.ok) {
      call.memory.set(call.id, await right.clone().json());
      return right;
    }
    const last = call.memory.get(call.id) ?? { successMessages: [] };
    return (await isRejected(right, code)) ? like(right, last) : right;
  };

/** Whether a response is a rejection with this code or status. */
async function isRejected(response: Response, requested: MessageKey | number): Promise<boolean> {
  if (response.ok) return false;
  const { code } = (await response.clone().json()) as { code: string };
  return code === requested || response.status === requested;
}

/** Repeats a call that is rejected with this code or status as someone who may make it. */
export const asAnotherPerson =
  (rejected: MessageKey | number, personId: string): Responder =>
  async (call) => {
    const right = await call.pass(call.request.clone());
    return (await isRejected(right, rejected)) ? call.pass(await as(call, personId)) : right;
  };

/** Sends the call to another address. */
export const readdressed =
  (to: (address: string) => string): Responder =>
  (call) =>
    call.pass(new Request(to(call.request.url), call.request));

/**
 * Reports success but reverts the change in a collection of the first tenant, or of the platform.
 */
export const without =
  (name: keyof World, where: 'tenant' | 'platform' = 'tenant'): Responder =>
  async (call) => {
    const { store } = call.server;
    const getScope = (tx: Transaction<World>) =>
      where === 'platform' ? tx.platform : tx.tenant('aster');
    const before = await store.transaction('read', (tx) => getScope(tx).query(name));
    const right = await call.pass();
    if (right.ok) {
      await store.transaction('write', (tx) => putBack(getScope(tx), name, before));
    }
    return right;
  };

/** Restores a collection. */
async function putBack<Name extends keyof World>(
  db: Scope<World>,
  name: Name,
  records: readonly World[Name][],
): Promise<void> {
  for (const { id } of await db.query(name)) await db.remove(name, id);
  for (const record of records) await db.put(name, record);
}

/** Reports success but reverts the change in the time entries. */
export const withoutEntries: Responder = without('entries');

/** Returns a list's items in reverse order. */
export const reversed = (path: string): Responder =>
  body(change(path, (items) => (items as unknown[]).toReversed()));

/** Omits the first items of a list. */
export const shortened = (path: string, remaining = 1): Responder =>
  body(change(path, (items) => (items as unknown[]).slice(remaining)));

/** Treats the call as one with other headers. */
export const reheaded =
  (headers: Readonly<Record<string, string>>): Responder =>
  (call) => {
    const request = new Request(call.request);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return call.pass(request);
  };

/** Responds to all authorized people of the first tenant as if they were someone else. */
export const alwaysAs =
  (personId: string): Responder =>
  async (call) => {
    const right = await call.pass(call.request.clone());
    if (!right.ok) return right;
    // A stream without a reader would continue forever.
    await right.body?.cancel();
    return call.pass(await as(call, personId));
  };

/** Returns the first response of each address again. */
export const remembering: Responder = async (call) => {
  const key = `${call.request.url} ${call.request.headers.get('Authorization')}`;
  const stored = call.memory.get(key);
  const right = await call.pass();
  if (stored !== undefined) return like(right, stored);
  if (right.ok) call.memory.set(key, await right.clone().json());
  return right;
};

/** Rejects invalid input but misreads valid input of a GET. */
const misread =
  (wrong: Responder): Responder =>
  async (call) => {
    const right = await call.pass(call.request.clone());
    if (!right.ok) return right;
    await right.body?.cancel();
    return wrong(call);
  };

/** Handles the request as if another body had been sent. */
export const misreading = (edit: Edit): Responder => misread(repairing(edit));

/** Handles the request as if another address had been called. */
export const misled = (to: (address: string) => string): Responder => misread(readdressed(to));

/** Handles the request as if some query parameters had not been sent. */
export const ignoring = (...names: readonly string[]): Responder =>
  misled((address) => {
    const url = new URL(address);
    for (const name of names) url.searchParams.delete(name);
    return url.href;
  });

/** An empty file with the correct name and type. */
export const emptied: Responder = async (call) => {
  const { ok, status: code, headers, body: content } = await call.pass();
  return new Response(ok ? 'nothing' : content, { status: code, headers });
};

/** The calling demo person; undefined without a readable token. */
export function getSubject({ request }: InjectedCall): string | undefined {
  const [, claims] = request.headers.get('Authorization')?.split('.') ?? [];
  if (claims === undefined) return undefined;
  try {
    return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
}

/** The same request with another demo person's token. */
export async function as({ request, server }: InjectedCall, personId: string): Promise<Request> {
  const copy = new Request(request.clone());
  copy.headers.set('Authorization', `Bearer ${await server.tokenFor(personId)}`);
  return copy;
}

/** The same request with another body. */
export const withBody = (request: Request, sent: unknown): Request =>
  new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(sent),
  });

/** Sends a change without its version. */
export const blindToVersion: Responder = (call) => {
  const { version, ...sent } = (call.sent ?? {}) as { version?: number };
  const isSeen = Number.isInteger(version) && Number(version) > 0;
  return call.pass(isSeen ? withBody(call.request, sent) : undefined);
};

async function edited(right: Response, edit: Edit): Promise<Response> {
  const value: unknown = await right.json();
  edit(value);
  return Response.json(value, { status: right.status, headers: right.headers });
}

const withStatus = (right: Response, to: number): Response =>
  new Response(to === 204 ? null : right.body, { status: to, headers: right.headers });
