import { beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../generated/operations.ts';
import { api, connectApi, type OperationId, type Problem } from './index.ts';
import { buildResponse, exampleBodies, listRequired } from './testing/examples.ts';

const ids = Object.keys(operations) as OperationId[];
const calls = { ...api };
const isFile = (id: OperationId) => operations[id].response.includes('/');
const files = ids.filter(isFile);
const documents = ids.filter((id) => !isFile(id));

let response: () => Response = () => Response.error();
let received: string[] = [];

beforeEach(() => {
  received = [];
  connectApi({
    address: 'https://api.example/v1',
    tenantId: () => 'aster',
    accessToken: () => Promise.resolve('token'),
    language: () => 'en',
    onSuccess: () => received.push('success'),
    onProblem: (problem) => received.push(problem.kind),
    fetch: () => Promise.resolve(response()),
  });
});

/** Makes any call, with a value for each parameter of its path. */
function callAny(id: OperationId): Promise<unknown> {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const path = Object.fromEntries(names.map((name) => [name, 'x']));
  const body = operations[id].method === 'GET' ? {} : { body: {} };
  return (calls[id] as (input: object) => Promise<unknown>)({ path, ...body });
}

/** The result of a call with this response, and the problems that were reported. */
async function runCall(id: OperationId, responded: () => Response) {
  response = responded;
  received = [];
  const end = await callAny(id).then(
    () => 'taken',
    ({ kind, status, messages }: Problem) => ({ kind, status, messages }),
  );
  return { end, received };
}

/**
 * The result of a call whose response does not count as success: it is reported once, and nothing
 * else is.
 */
const buildErrorBody = (status = 200) => ({
  end: { kind: 'malformed', status, messages: [] },
  received: ['malformed'],
});

const json = (text: string) => () =>
  new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
const page = () =>
  new Response('<!doctype html><title>Sign in</title>', {
    headers: { 'Content-Type': 'text/html' },
  });

/** A page that the browser reached by a redirect. */
function redirectedPage(): Response {
  return Object.defineProperty(page(), 'redirected', { value: true });
}

/** Responses that are invalid for every operation with a JSON response. */
const never: [string, () => Response][] = [
  ['a web page', page],
  ['a page of a login', redirectedPage],
  ['JSON that says it is a web page', () => buildResponse({ type: 'text/html', body: '{}' })],
  ['JSON without a type', () => new Response(new Uint8Array([123, 125]))],
  ['nothing (204)', () => new Response(null, { status: 204 })],
  ['nothing (200)', () => new Response(null)],
  ['an empty body', json('')],
  ['half a body', json('{"a": [')],
  ['null', json('null')],
  ['a list', json('[]')],
  ['a text', json('"ok"')],
  ['a number', json('7')],
  ['a web page that says it is JSON', json('<!doctype html>')],
  ['{}', json('{}')],
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('a JSON response', () => {
  it.each(documents)('the %s response is accepted as the contract shows it', async (id) => {
    for (const shown of exampleBodies(id)) {
      response = () => buildResponse(shown);
      expect(await callAny(id)).toEqual(shown.body);
    }
    expect(received.filter((kind) => kind !== 'success')).toEqual([]);
  });

  it.each(documents)('the %s response is malformed when it is anything else', async (id) => {
    for (const [name, bad] of never) {
      expect({ name, ...(await runCall(id, bad)) }).toEqual({
        name,
        ...buildErrorBody(bad().status),
      });
    }
  });

  it.each(documents)(
    'the %s response is malformed when a required property is missing or has another type',
    async (id) => {
      const [{ body }] = exampleBodies(id);
      expect(isObject(body)).toBe(true);
      const required = listRequired(id);
      expect(required.length).toBeGreaterThan(0);
      for (const name of required) {
        const { [name]: value, ...others } = body as Record<string, unknown>;
        expect(value, `${id}: ${name}`).toBeDefined();
        expect(await runCall(id, json(JSON.stringify(others))), `without ${name}`).toEqual(
          buildErrorBody(),
        );
        // No property of the contract allows both: a list is never a text, a text never a list.
        const wrong = Array.isArray(value) ? {} : [];
        expect(
          await runCall(id, json(JSON.stringify({ ...others, [name]: wrong }))),
          `${name} is wrong`,
        ).toEqual(buildErrorBody());
      }
    },
  );

  it('a JSON response may have more than the contract names', async () => {
    response = () => Response.json({ isTeamLead: true, since: 2026 });
    await expect(api.getIsTeamLead({})).resolves.toEqual({ isTeamLead: true, since: 2026 });
  });

  it.each([
    ['a list within it lacks', { profile: { ...profileWithout('userRights') } }],
    [
      'a list within it is null',
      { profile: { ...profileWithout('userRights'), userRights: null } },
    ],
    ['an item is null', { profile: { ...profileWithout('appMenus'), appMenus: [null] } }],
    ['an item is a text', { profile: { ...profileWithout('appMenus'), appMenus: ['menu'] } }],
    ['an item lacks its own list', { profile: { ...profileWithout('appMenus'), appMenus: [{}] } }],
  ])('a JSON response is malformed when %s', async (_, body) => {
    expect(await runCall('getProfile', () => Response.json(body))).toEqual(buildErrorBody());
  });

  it('a JSON response may be null inside when the contract allows it', async () => {
    const body = { longRunningEntry: null, clockWorkMini: null };
    response = () => Response.json(body);
    await expect(api.getClockWorkMini({ path: { date: '2026-03-04' } })).resolves.toEqual(body);
  });
});

function profileWithout(name: string): Record<string, unknown> {
  const [{ body }] = exampleBodies('getProfile');
  const { profile } = body as { profile: Record<string, unknown> };
  return Object.fromEntries(Object.entries(profile).filter(([key]) => key !== name));
}

describe('a file response', () => {
  it.each(files)(
    'the %s file is accepted in each of its types, and passed on unchanged',
    async (id) => {
      for (const shown of exampleBodies(id)) {
        response = () => buildResponse(shown);
        const file = (await callAny(id)) as Blob;
        expect(file.type).toBe(shown.type);
        expect(await file.text()).toBe(shown.body);
      }
      expect(received).toEqual([]);
    },
  );

  it.each(files)('the %s file is malformed when it is anything else', async (id) => {
    const [{ type }] = exampleBodies(id);
    const bad: [string, () => Response][] = [
      ['a web page', page],
      ['a page of a login', redirectedPage],
      ['JSON', json('{}')],
      ['nothing (204)', () => new Response(null, { status: 204 })],
      ['a file of another type', () => buildResponse({ type: 'text/plain', body: 'x' })],
      ['an empty file', () => buildResponse({ type, body: '' })],
    ];
    for (const [name, responded] of bad) {
      const status = responded().status;
      expect({ name, ...(await runCall(id, responded)) }).toEqual({
        name,
        ...buildErrorBody(status),
      });
    }
  });

  it('a file response may name its type with parameters and in capitals', async () => {
    response = () => buildResponse({ type: 'Application/PDF; version=1.7', body: '%PDF' });
    const id = 'getReviewPdf';
    expect(await callAny(id)).toBeInstanceOf(Blob);
  });
});
