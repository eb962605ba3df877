/** Ways to spoil an answer, so that a fault is a few lines. */
import type { MessageKey } from '#mocks/core/messages/index.ts';
import type { Edit } from './edit.ts';
import type { Fault, FaultyCall } from './fault.ts';

type Answer = Fault['answer'];

/** Success with another body. */
export const body =
  (edit: Edit): Answer =>
  async (call) => {
    const right = await call.pass();
    return right.ok ? edited(right, edit) : right;
  };

/** A refusal with another body. */
export const refusal =
  (edit: Edit): Answer =>
  async (call) => {
    const right = await call.pass();
    return right.ok ? right : edited(right, edit);
  };

/** One status instead of another, with the same body. */
export const status =
  (from: number, to: number): Answer =>
  async (call) => {
    const right = await call.pass();
    return right.status === from ? withStatus(right, to) : right;
  };

/** Repairs what was sent instead of refusing it. */
export const repairing =
  (edit: Edit): Answer =>
  async (call) => {
    if (call.sent === undefined) return call.pass();
    const sent: unknown = structuredClone(call.sent);
    edit(sent);
    return call.pass(withBody(call.request, sent));
  };

/** Answers a refusal of this code, or status, like the last success of the operation. */
export const accepting =
  (code: MessageKey | number): Answer =>
  async (call) => {
    const right = await call.pass();
    if (right.ok) {
      call.memory.set(call.id, await right.clone().json());
      return right;
    }
    const last = call.memory.get(call.id) ?? { successMessages: [] };
    return (await isRefused(right, code)) ? Response.json(last) : right;
  };

/** Whether an answer is a refusal of this code or status. */
async function isRefused(answer: Response, wanted: MessageKey | number): Promise<boolean> {
  if (answer.ok) return false;
  const { code } = (await answer.clone().json()) as { code: string };
  return code === wanted || answer.status === wanted;
}

/** Makes a call that is refused with this code, or status, again as somebody who may make it. */
export const asSomebodyElse =
  (refused: MessageKey | number, personId: string): Answer =>
  async (call) => {
    const right = await call.pass(call.request.clone());
    return (await isRefused(right, refused)) ? call.pass(await as(call, personId)) : right;
  };

/** Sends the call to another address. */
export const readdressed =
  (change: (address: string) => string): Answer =>
  (call) =>
    call.pass(new Request(change(call.request.url), call.request));

/** Says that it is done, and undoes it in the store. */
export const forgetting: Answer = async (call) => {
  const { store } = call.server;
  const read = () => store.transaction('read', (tx) => tx.tenant('aster').query('entries'));
  const before = await read();
  const right = await call.pass();
  if (!right.ok) return right;
  const after = await read();
  await store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { id } of after) await db.remove('entries', id);
    for (const entry of before) await db.put('entries', entry);
  });
  return right;
};

/** Answers each address as it did the first time. */
export const remembering: Answer = async (call) => {
  const key = `${call.request.url} ${call.request.headers.get('Authorization')}`;
  const kept = call.memory.get(key);
  if (kept !== undefined) return Response.json(kept);
  const right = await call.pass();
  if (right.ok) call.memory.set(key, await right.clone().json());
  return right;
};

/** The same request with the token of a demo person. */
export async function as({ request, server }: FaultyCall, personId: string): Promise<Request> {
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

async function edited(right: Response, edit: Edit): Promise<Response> {
  const value: unknown = await right.json();
  edit(value);
  return Response.json(value, { status: right.status, headers: right.headers });
}

const withStatus = (right: Response, to: number): Response =>
  new Response(to === 204 ? null : right.body, { status: to, headers: right.headers });
