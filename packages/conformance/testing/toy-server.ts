/** A correct server of the toy contract. */
import { randomUUID } from 'node:crypto';
import { createContract } from '../contract/contract.ts';
import { isObject } from '../json.ts';
import type { Identities } from '../people/people.ts';
import { toyContract } from './toy-contract.ts';

interface Thing {
  id: string;
  watchers: number;
}

export const toyAddress = 'http://toy.test/api';

/** All people of the toy world; a token is `role:tenant`. */
export const toyIdentities: Identities = {
  tenantId: 'here',
  otherTenantId: 'there',
  tokens: ['admin:here', 'noPrivilege:here', 'otherTenant:there'].map((token) => {
    const [role = '', tenantId = ''] = token.split(':');
    return { role, tenantId, token, password: null, signIn: null };
  }),
};

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function reject(status: number, headers: Record<string, string> = {}, fields = {}): Response {
  const response = {
    errorMessages: [`No: ${status}.`],
    code: `no${status}`,
    traceId: randomUUID(),
  };
  return Response.json({ ...response, ...fields }, { status, headers });
}

/** An error in the reader's language. */
async function translated(response: Response, language: string): Promise<Response> {
  if (response.ok || language.startsWith('en')) return response;
  const text = (await response.text()).replaceAll('No: ', `${language}: `);
  return new Response(text, response);
}

const done = (headers: Record<string, string> = {}): Response =>
  Response.json({ successMessages: ['Done.'] }, { headers });

/** A new server with one thing in it. */
export function createToyServer(): (request: Request) => Promise<Response> {
  const contract = createContract(toyContract);
  const things = new Map<string, Thing & Record<string, unknown>>();
  const first = { id: randomUUID(), name: 'First', kind: 'large', watchers: 0 };
  things.set(first.id, first);
  const shown = ({ watchers: _watchers, ...thing }: Thing) => thing;

  const respondTo = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const [, , tenantId, ...rest] = url.pathname.split('/');
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    const person = toyIdentities.tokens.find((identity) => identity.token === token);
    if (!person) return reject(401);
    const path = rest.join('/');
    const [, id = '', action] = rest;
    const isKnown = /^(?:tenantuser\/profile|things(?:-report|\/[^/]+(?:\/\w+)?)?|hubs\/things)$/;
    if (!isKnown.test(path) || person.tenantId !== tenantId) return reject(404);
    if (path === 'tenantuser/profile') {
      const userRights = person.role === 'noPrivilege' ? [] : ['things.basic'];
      return request.method === 'GET' ? profile(userRights) : reject(405, { Allow: 'GET' });
    }
    const takes = path === 'things' ? ['GET', 'POST'] : [action === 'image' ? 'POST' : 'GET'];
    if (!takes.includes(request.method)) return reject(405, { Allow: takes.join(', ') });
    if (person.role === 'noPrivilege') return reject(403);
    if (path === 'things' && request.method === 'POST') return add(request);
    if (path === 'things') {
      const isGood = /^\d+$/.test(url.searchParams.get('skip') ?? '');
      const mine = tenantId === 'here' ? [...things.values()].map(shown) : [];
      return isGood ? Response.json({ things: mine }) : reject(400);
    }
    if (path === 'things-report')
      return new Response('PK..', { headers: { 'Content-Type': excel } });
    if (path === 'hubs/things') return stream();
    const thing = tenantId === 'here' ? things.get(id) : undefined;
    if (!thing) return reject(404);
    if (action === undefined) return Response.json(shown(thing));
    if (action === 'image') {
      const form = await request.formData().catch(() => new FormData());
      return form.get('file') instanceof File ? done() : reject(400);
    }
    // Prefetching by a browser must not count as a call.
    if (request.headers.has('Sec-Purpose')) return reject(400);
    thing.watchers += 1;
    return done({ 'Cache-Control': 'no-store', Watchers: String(thing.watchers) });
  };

  return async (request) => {
    const language = request.headers.get('Accept-Language') ?? 'en';
    const response = await translated(await respondTo(request), language);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  };

  async function add(request: Request): Promise<Response> {
    if (request.headers.get('Content-Type') !== 'application/json') return reject(415);
    const text = await readText(request).catch(() => '');
    // Deeply nested text would overflow the parser's stack.
    if (/[[{]{100}/.test(text)) return reject(400);
    const body = parsed(text);
    // Invalid text is escaped in the JSON output.
    if (/\\u(?:0000|d[89a-f])/.test(JSON.stringify(body))) return reject(400);
    const name = isObject(body) ? body['name'] : undefined;
    const isBlank = typeof name === 'string' && !/[^\P{L}\u3164]|\p{N}/u.test(name);
    if (isBlank) return reject(400, {}, { fieldErrors: { name: ['No: a name.'] } });
    const { body: expected } = contract.operation('addThing');
    if (!expected || !contract.fits(expected.schema, body)) return reject(400);
    const thing = { ...(body as Thing), watchers: 0 };
    things.set(thing.id, thing);
    return done();
  }
}

const readText = async (request: Request): Promise<string> =>
  new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const profile = (userRights: string[]) =>
  Response.json({ profile: { userRights, timeZone: 'UTC' } });

/** A stream that continues until the caller disconnects. */
function stream(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(': hello\n\n')),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}
