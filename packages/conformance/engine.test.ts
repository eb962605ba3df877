import { describe, expect, it, vi } from 'vitest';
import { createContract } from './contract/contract.ts';
import { failed, createLibrary, verify, right, toy, watchUnasked } from './testing/verify.ts';
import { toyContract } from './testing/toy-contract.ts';
import { createToyServer, toyAddress, toyIdentities } from './testing/toy-server.ts';

/** The failures for a server that returns modified responses at one path. */
async function findFailures(
  path: RegExp,
  mutateResponse: (response: Response) => Response | Promise<Response>,
): Promise<string[]> {
  const transport = toy((request, response) =>
    path.test(`${request.method} ${new URL(request.url).pathname}`)
      ? mutateResponse(response)
      : response,
  );
  return failed((await verify(transport)).results);
}

describe('a correct server', () => {
  it('a correct server passes: lists, changes, files, uploads, streams and GETs that change', async () => {
    const { results, coverage } = await verify(right);
    expect(failed(results)).toEqual([]);
    expect(coverage.operations).toMatchObject({ total: 8, verified: 8, unverified: [] });
  });

  it('a correct server gets the same checks with the same seed', async () => {
    const getIds = async () => (await verify(right)).results.map(({ id }) => id).toSorted();
    expect(await getIds()).toEqual(await getIds());
  });

  it('a correct server gets every kind of bad input', async () => {
    const { results } = await verify(right, { operation: 'addThing' });
    const sent = results
      .filter(({ kind }) => kind === 'input')
      .map(({ id }) => id.split('/').at(-1));
    expect(sent).toEqual(
      expect.arrayContaining([
        'malformed',
        'empty',
        'name:required:is-missing',
        'name:maxLength:is-longer-than-20',
        'name:minLength:is-shorter-than-1',
        'kind:enum:is-none-of-the-choices',
        'count:minimum:is-below-0',
        'count:maximum:is-above-9',
        'id:format:is-no-uuid',
        'due:format:is-no-date',
        'tags:maxItems:has-more-than-2-items',
        'tags.0:maxLength:is-longer-than-5',
        'unknownProperty:additionalProperties:is-no-property-of-the-contract',
      ]),
    );
  });
});

describe('a server with errors', () => {
  it('a server error is found by a response that does not match its schema', async () => {
    const response = () => Response.json({ things: [{ id: 1 }] });
    const found = await findFailures(/^GET .*\/things$/, (given) =>
      given.ok ? response() : given,
    );
    expect(found).toContain('things/getThings/happy');
  });

  it('a server error is found by a file that does not have its declared type', async () => {
    const found = await findFailures(
      /things-report$/,
      ({ ok, headers, status }) => new Response(ok ? '<html>' : '{}', { status, headers }),
    );
    expect(found).toContain('things/getReport/happy');
  });

  it('a server error is found by a GET that changes something and may be stored in a cache', async () => {
    const found = await findFailures(/^GET .*\/watch$/, (given) => {
      given.headers.set('Cache-Control', 'max-age=60');
      return given;
    });
    expect(found).toEqual(['things/watchThing/mutation/changes']);
  });

  it('a server error is found by a HEAD and by a prefetch that change something', async () => {
    const server = createToyServer();
    const { results } = await verify(async (request) => {
      const isMeant = request.method !== 'HEAD' && !request.headers.has('Sec-Purpose');
      const url = new URL(request.url);
      if (isMeant || !url.pathname.endsWith('/watch')) return server(request);
      const { Authorization = '' } = Object.fromEntries(request.headers);
      const headers = { Authorization: request.headers.get('Authorization') ?? Authorization };
      const response = await server(new Request(request.url, { headers }));
      watchUnasked();
      return request.method === 'HEAD' ? new Response(null, response) : response;
    });
    expect(failed(results)).toEqual(
      expect.arrayContaining([
        'things/watchThing/mutation/head',
        'things/watchThing/mutation/prefetch',
      ]),
    );
  });

  it('a server error is found by a network that fails', async () => {
    const server = createToyServer();
    const { results } = await verify((request) =>
      request.url.endsWith('things-report') ? Promise.reject(new Error('cut')) : server(request),
    );
    const first = results.find(({ id }) => id === 'things/getReport/happy');
    expect(first?.failure?.what).toBe('There was no response: cut.');
  });

  it('a server error is found by a response that does not come', async () => {
    const server = createToyServer();
    const { results } = await verify(
      (request) =>
        request.url.endsWith('things-report')
          ? new Promise((_resolve, reject) => {
              request.signal.addEventListener('abort', () => reject(new Error('aborted')));
            })
          : server(request),
      { timeout: 100, operation: 'getReport' },
    );
    const happy = results.find(({ id }) => id === 'things/getReport/happy');
    expect(happy?.failure?.what).toBe('There was no response: no response within 0.1 s.');
  });
});

describe('the changes of a recipe', () => {
  it('the changes of a recipe are undone by the recipe once the operation has been checked', async () => {
    const after = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const recipes = { things: { addThing: { after } } };
    await verify(right, { library: createLibrary({ recipes }), operation: 'addThing' });
    expect(after).toHaveBeenCalled();
  });
});

describe('the gaps of the kit', () => {
  it('a missing recipe for the records that an operation needs is reported', async () => {
    const { results } = await verify(
      toy((request, response) => (request.url.endsWith('/image') ? respondNotFound() : response)),
      { library: createLibrary({ recipes: {} }), operation: 'addImage' },
    );
    const happy = results.find(({ kind }) => kind === 'happy');
    expect(happy?.failure?.what).toContain('Expected a successful response, found 404.');
    expect(happy?.failure?.what).toContain('No recipe provides the records that it requires');
    expect(happy?.failure?.what).toContain('recipes/things.ts, addImage');
  });

  it('a missing recipe for what a GET changes is reported', async () => {
    const { results } = await verify(right, {
      library: createLibrary({ recipes: {} }),
      operation: 'watchThing',
    });
    const first = results.find(({ kind }) => kind === 'mutation');
    expect(first?.failure?.what).toContain('No recipe defines what this GET changes');
  });

  it('an operation without a person who lacks the right is not counted as passed', async () => {
    const tokens = toyIdentities.tokens.filter(({ role }) => role === 'admin');
    const { results } = await verify(right, { identities: { ...toyIdentities, tokens } });
    const unchecked = results.filter(({ outcome }) => outcome === 'skipped');
    expect(new Set(unchecked.map(({ reason }) => reason))).toEqual(
      new Set([
        'The run has no user in the tenant without the right things.basic.',
        'The run has no user of another tenant.',
      ]),
    );
  });

  it('a body without an example fails one operation and stops no other', async () => {
    const full = createContract(toyContract);
    const operations = full.operations.map((operation) =>
      operation.id === 'addThing' && operation.body
        ? { ...operation, body: { ...operation.body, examples: [] } }
        : operation,
    );
    const { results } = await verify(right, { contract: { ...full, operations } });
    expect(failed(results)).toEqual(['things/addThing/happy']);
    expect(results.find(({ operation }) => operation === 'addThing')?.failure?.what).toBe(
      'addThing requires a body, but the contract has no example of one. Add an example.',
    );
  });

  it('the run rejects when no server responds', async () => {
    const nobody = verify(() => Promise.reject(new Error('refused')));
    await expect(nobody).rejects.toThrow(
      `No server responds at ${toyAddress}: refused. Start the server`,
    );
  });
});

const respondNotFound = () =>
  Response.json({ errorMessages: ['No.'], code: 'no', traceId: 'x' }, { status: 404 });
