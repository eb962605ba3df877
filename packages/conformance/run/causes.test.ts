import { describe, expect, it } from 'vitest';
import { failureText, textReport } from '../report/text.ts';
import type { NamedScenario } from '../scenario/load.ts';
import { failed, createLibrary, verify, right, toy } from '../testing/verify.ts';
import { toyIdentities } from '../testing/toy-server.ts';
import type { Result } from './results.ts';
import { readWaivers } from './waivers.ts';

const skipped = (results: readonly Result[], reason: string) =>
  results.filter((each) => each.outcome === 'skipped' && each.reason?.includes(reason));

const buildScenario = (run: NamedScenario['run']) => {
  const named = { area: 'things', name: 'rule', title: 'A rule', source: 'THING-002' };
  return createLibrary({ scenarios: [{ ...named, run }] });
};

const absent = () =>
  Response.json({ errorMessages: ['No.'], code: 'no', traceId: 'x' }, { status: 404 });

describe('a server that stops during a run', () => {
  const dies = () => {
    const server = toy((_request, response) => response);
    let isDead = false;
    return (request: Request) => {
      isDead ||= request.url.endsWith('/hubs/things') && request.method === 'GET';
      return isDead ? Promise.reject(new Error('connection reset')) : server(request);
    };
  };

  it('a server that stops during a run is one failure that names the last request', async () => {
    const { results } = await verify(dies(), { connections: 1 });
    expect(failed(results).filter((id) => !/language|cache/.test(id))).toEqual(['setup/server']);
    expect(results[0]?.id).toBe('setup/server');
    expect(results[0]?.failure?.what).toMatch(
      /^The server stopped responding: connection reset\. It stopped during the request GET .*\/hubs\/things$/,
    );
  });

  it('a server that stops during a run leaves the rest not checked, with the cause', async () => {
    const run = await verify(dies(), { connections: 1 });
    expect(skipped(run.results, 'setup/server').length).toBeGreaterThan(3);
    const text = textReport(run);
    expect(text.indexOf('FAILED  The server responds until the end')).toBe(0);
    expect(text).toContain('The server stopped responding (setup/server).');
  });
});

describe('a missing operation', () => {
  const unbuilt = toy((request, response) =>
    request.url.endsWith('-report') ? absent() : response,
  );

  it('a missing operation is one failure with the line for the waiver file', async () => {
    const { results, coverage } = await verify(unbuilt);
    const own = results.filter(({ operation }) => operation === 'getReport');
    expect(failed(own)).toEqual(['things/getReport/built']);
    const what = own.find(({ kind }) => kind === 'built')?.failure?.what ?? '';
    expect(what).toMatch(
      /^Not implemented yet: GET .*things-report returned 404 for all of its \d+ requests/,
    );
    expect(coverage.operations.unverified).toEqual(['getReport']);
    const [line = ''] = /\[\{.*\}\]/.exec(what) ?? [];
    const { results: again } = await verify(unbuilt, { waivers: readWaivers(line) });
    expect(failed(again.filter(({ operation }) => operation === 'getReport'))).toEqual([]);
  });

  it('a missing operation leaves its dependent checks unchecked', async () => {
    const library = buildScenario(async (ctx) => {
      await ctx.as('admin').request('getReport' as 'getProfile');
    });
    const { results } = await verify(unbuilt, { library });
    expect(results.find(({ kind }) => kind === 'scenario')).toMatchObject({
      outcome: 'skipped',
      failure: null,
      reason: 'getReport is not implemented yet (things/getReport/built).',
    });
  });

  it('an operation that rejects bad input, and returns 404 instead of succeeding, is not reported as missing', async () => {
    const hidden = toy((request, response) =>
      request.url.endsWith('/things?skip=0') && response.ok ? absent() : response,
    );
    const { results } = await verify(hidden, { operation: 'getThings' });
    expect(failed(results)).toContain('things/getThings/happy');
    expect(failed(results)).not.toContain('things/getThings/built');
  });
});

describe('a failed operation that others need', () => {
  const broken = toy((request, response) =>
    request.url.endsWith('-report') && response.ok
      ? new Response('{}', { headers: response.headers, status: 500 })
      : response,
  );
  const needing = buildScenario(async (ctx) => {
    await ctx.as('admin').request('getReport' as 'getProfile');
  });

  it('a failed operation is one failure, and the dependent ones are not checked', async () => {
    const { results } = await verify(broken, { library: needing });
    expect(results.find(({ kind }) => kind === 'scenario')).toMatchObject({
      outcome: 'skipped',
      reason: 'It requires getReport, which fails (things/getReport/happy).',
    });
  });

  it('a failure of an operation whose own check passes is reported by the check that meets it', async () => {
    let calls = 0;
    const later = toy((request, response) => {
      const isCall = request.url.endsWith('-report') && response.ok;
      calls += isCall ? 1 : 0;
      return isCall && calls > 20
        ? new Response('{}', { headers: response.headers, status: 500 })
        : response;
    });
    const library = buildScenario(async (ctx) => {
      for (let at = 0; at < 25; at += 1) {
        await ctx.as('admin').call('getReport' as 'getProfile');
      }
    });
    const { results } = await verify(later, { library });
    expect(failed(results)).toContain('things/scenario/rule');
  });
});

describe('a header that is never sent', () => {
  const bare = toy((_request, response) => {
    response.headers.delete('X-Content-Type-Options');
    return response;
  });

  it('a missing header is reported once in the text, with the checks that have found it', async () => {
    const run = await verify(bare);
    const text = textReport(run);
    expect(text.match(/The header X-Content-Type-Options is missing/g)).toHaveLength(1);
    expect(text).toMatch(/\n {2}also {5}things\/\S+, .* and \d+ more\n/);
  });
});

describe('a person whom the server rejects', () => {
  const tokens = toyIdentities.tokens.map((each) =>
    each.role === 'noPrivilege' ? { ...each, token: 'old' } : each,
  );

  it('a rejected person is one failure, and their checks are not run', async () => {
    const run = await verify(right, { identities: { ...toyIdentities, tokens } });
    const about = failed(run.results).filter((id) => !/language|cache/.test(id));
    expect(about).toEqual(['setup/people/noPrivilege']);
    const found = run.results.find(({ id }) => id === 'setup/people/noPrivilege');
    expect(found && failureText(found)).toContain('returned 401');
    expect(skipped(run.results, 'no user in the tenant without').length).toBeGreaterThan(0);
  });
});
