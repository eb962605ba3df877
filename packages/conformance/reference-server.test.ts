/**
 * Parts of the kit against the reference server, with and without mutated responses;
 * package.test.ts runs the full kit.
 */
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { toNodeListener } from '@atrium/reference-server/http/listener';
import { createNodeServer } from '@atrium/reference-server/node';
import { tokenVariable } from './http/curl.ts';
import type { Transport } from './http/exchange.ts';
import { demoIdentities } from './people/demo.ts';
import { failureText } from './report/text.ts';
import type { Result } from './run/results.ts';
import { run, type RunOptions } from './run/run.ts';

const shell = promisify(execFile);
const failed = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'failed');

let listening: Server | undefined;

afterEach(() => {
  listening?.closeAllConnections();
  listening?.close();
  listening = undefined;
});

async function inProcess(
  mutateResponse?: (request: Request, right: Response) => Promise<Response>,
) {
  const server = await createNodeServer();
  const identities = await demoIdentities((personId, session) =>
    server.tokenFor(personId, 3600, session),
  );
  const transport: Transport = async (request) => {
    const response = await server.fetch(request.clone());
    return mutateResponse ? mutateResponse(request, response) : response;
  };
  return { server, identities, transport };
}

async function overHttp(mutateResponse?: (request: Request, right: Response) => Promise<Response>) {
  const { identities, transport } = await inProcess(mutateResponse);
  const server = createServer(toNodeListener(transport));
  listening = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { identities, baseUrl: `http://127.0.0.1:${port}/api` };
}

async function verifyInProcess(more: Partial<RunOptions> = {}) {
  const { server, identities, transport } = await inProcess();
  return run({ baseUrl: server.apiAddress, identities, transport, seed: 1, ...more });
}

/** A server whose day entries have no id. */
async function withoutIds(request: Request, right: Response): Promise<Response> {
  const isDay = /\/clockwork\/\d{4}-\d\d-\d\d$/.test(new URL(request.url).pathname);
  if (!isDay || !right.ok) return right;
  const day = (await right.json()) as { clockWorkEntries: object[] };
  return Response.json({ ...day, isWFO: 'perhaps' }, { headers: right.headers });
}

describe('a selected part of the contract', () => {
  it('an area is checked with its scenarios', async () => {
    const { results } = await verifyInProcess({ only: ['session'] });
    expect(new Set(results.map(({ area }) => area))).toEqual(new Set(['session']));
    expect(results.some(({ kind }) => kind === 'scenario')).toBe(true);
  });

  it('one operation can be checked by its id', async () => {
    const { results } = await verifyInProcess({ operation: 'startMiniEntry' });
    expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(['startMiniEntry']));
  });
});

describe('a failure on the reference server', () => {
  it('a failure reports what was sent and received, which clause it breaks and how to reproduce it', async () => {
    const { server, identities, transport } = await inProcess(withoutIds);
    const { results } = await run({
      baseUrl: server.apiAddress,
      identities,
      transport,
      operation: 'getClockWorkDay',
    });
    const [failure] = failed(results);
    const text = failure ? failureText(failure) : '';
    expect(text).toContain('getClockWorkDay succeeds');
    expect(text).toContain('The response does not match its schema at isWFO');
    expect(text).toContain('getClockWorkDay, response 200, schema #/isWFO, type');
    expect(text).toContain('CLOCK-077');
    expect(text).toMatch(/sent +GET http.*\/aster\/clockwork\/\d{4}-\d\d-\d\d as member/);
    expect(text).toMatch(/received +200 application\/json/);
    expect(text).toContain('curl -sS -i ');
    expect(text).toContain('$ATRIUM_TOKEN_MEMBER');
  });

  it('a failure never shows a token', async () => {
    const { server, identities, transport } = await inProcess(() =>
      Promise.resolve(Response.json({ wrong: true })),
    );
    const only = ['session', 'profile', 'clockwork'];
    const { results } = await run({ baseUrl: server.apiAddress, identities, transport, only });
    const all = failed(results).map(failureText).join('\n');
    expect(all).toContain('ATRIUM_TOKEN_');
    for (const { token } of identities.tokens) {
      expect(all).not.toContain(token);
      expect(all).not.toContain(token.split('.')[2]);
    }
  });

  it('a failure is reproduced by its lines', async () => {
    const { baseUrl, identities } = await overHttp(async (request, right) => {
      const isStart = request.method === 'POST' && request.url.endsWith('/clockwork/mini');
      return isStart && right.status === 400 ? Response.json({ taken: true }) : right;
    });
    const { results } = await run({ baseUrl, identities, operation: 'startMiniEntry' });
    const tokens = identities.tokens.map(({ role, token }) => [tokenVariable(role), token]);
    const env = { ...process.env, ...(Object.fromEntries(tokens) as Record<string, string>) };
    const bad = failed(results).filter(({ kind }) => kind === 'input');
    expect(bad.length).toBeGreaterThan(5);
    for (const { failure } of bad) {
      const { stdout } = await shell('sh', ['-c', failure?.chain.join('\n') ?? ''], { env });
      expect(stdout).toMatch(/HTTP\/1.1 200 /);
      expect(stdout).toContain('{"taken":true}');
    }
  });

  it('a failure is reproduced with the rights that the kit had granted and revoked', async () => {
    // A server where role managers may grant any right.
    const { baseUrl, identities } = await overHttp(async (request, right) => {
      const isRole = request.method === 'POST' && request.url.endsWith('/role');
      if (!isRole || right.status !== 403) return right;
      const { code } = (await right.clone().json()) as { code: string };
      return code === 'privilegeMissing' ? right : Response.json({ taken: true });
    });
    const { results } = await run({ baseUrl, identities, operation: 'createRole' });
    const tokens = identities.tokens.map(({ role, token }) => [tokenVariable(role), token]);
    const env = { ...process.env, ...(Object.fromEntries(tokens) as Record<string, string>) };
    const rightsFailure = failed(results).find(({ kind }) => kind === 'rights');
    const readOutput = async (lines: readonly string[] = []) =>
      (await shell('sh', ['-c', lines.join('\n')], { env })).stdout;
    const chain = rightsFailure?.failure?.chain;
    expect(await readOutput(chain?.slice(-1))).toMatch(/^HTTP\/1.1 403 /);
    const all = await readOutput(chain);
    expect(all).toMatch(/HTTP\/1.1 200 /);
    expect(all).toContain('{"taken":true}');
  });
});
