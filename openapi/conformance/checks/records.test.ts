import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeServer } from '../../../mocks/node.ts';
import { createContract } from '../contract/contract.ts';
import { demoIdentities } from '../people/demo.ts';
import { run } from '../run/run.ts';
import { loadLibrary, type Library } from '../scenario/load.ts';

/** What a spoiled server does with a call; undefined lets it through. */
type Spoil = (
  call: { method: string; path: string; request: Request },
  pass: (instead?: Request) => Promise<Response>,
) => Promise<Response> | undefined;

let library: Library;
beforeAll(async () => {
  library = { ...(await loadLibrary()), scenarios: [] };
});

/** The checks of the tags' list that fail on a server, by their names. */
async function failedOn(spoil: Spoil): Promise<string[]> {
  const server = await createNodeServer();
  const { results } = await run({
    library,
    contract: createContract(),
    baseUrl: server.apiAddress,
    identities: await demoIdentities((personId, session) =>
      server.tokenFor(personId, 3600, session),
    ),
    operation: 'getTags',
    seed: 3,
    transport: async (request) => {
      const path = new URL(request.url).pathname.replace(/^\/api\/[^/]+/, '');
      const pass = (instead = request) => server.fetch(instead);
      return (await spoil({ method: request.method, path, request }, pass)) ?? pass();
    },
  });
  return results
    .filter(({ kind, outcome }) => kind === 'record' && outcome === 'failed')
    .map(({ id }) => id.replace('tags/getTags/record/', ''));
}

const done = () => Promise.resolve(Response.json({ successMessages: ['Done.'] }));

/** The call with another body. */
async function withBody(request: Request, change: (body: Record<string, unknown>) => object) {
  const body = (await request.clone().json()) as Record<string, unknown>;
  const { method, headers, url } = request;
  return new Request(url, { method, headers, body: JSON.stringify({ ...body, ...change(body) }) });
}

describe('the checks of records that a call lists', () => {
  it('pass on a server that does everything right', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('find a deletion that deletes nothing', async () => {
    const found = await failedOn(({ method }) => (method === 'DELETE' ? done() : undefined));
    expect(found).toEqual(['deleted']);
  });

  it('find a change that is not kept', async () => {
    const found = await failedOn(({ method, request }, pass) =>
      method === 'PUT'
        ? withBody(request, () => ({ color: '#ABCDEF' })).then((instead) => pass(instead))
        : undefined,
    );
    expect(found).toContain('changed');
  });

  it('find a new record that takes the id of another', async () => {
    const found = await failedOn(({ method, request }, pass) =>
      method === 'POST'
        ? withBody(request, () => ({ id: crypto.randomUUID() })).then((instead) => pass(instead))
        : undefined,
    );
    expect(found).toContain('same-id');
  });

  it('find a name that two records have in other letters', async () => {
    const found = await failedOn(({ method, request }, pass) =>
      method === 'POST'
        ? withBody(request, ({ name }) => ({ name: `${String(name)}${Math.random()}` })).then(
            (instead) => pass(instead),
          )
        : undefined,
    );
    expect(found).toContain('unique-name');
  });

  it('find a list that is ordered by its characters, not by its letters', async () => {
    const found = await failedOn(({ method, path }, pass) =>
      method === 'GET' && path === '/tag'
        ? pass().then(async (answer) => {
            const { tags } = (await answer.json()) as { tags: { name: string }[] };
            const sorted = tags.toSorted((one, other) => (one.name < other.name ? -1 : 1));
            return Response.json({ tags: sorted }, { status: answer.status });
          })
        : undefined,
    );
    expect(found).toEqual(['order']);
  });
});
