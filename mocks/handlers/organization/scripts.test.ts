import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: ADMIN-005, ADMIN-025. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

describe('scripts', () => {
  it('scripts are stored with all their versions', async () => {
    const body = { id: crypto.randomUUID(), name: 'Report', description: '', code: 'one' };
    await server.request('kira', 'createScript', { body });
    const { script } = await server.request('kira', 'updateScript', {
      body: { ...body, code: 'two', version: 1 },
    });
    expect(script.code).toBe('two');
    expect(script.versions.map(({ version, code }) => [version, code])).toEqual([
      [2, 'two'],
      [1, 'one'],
    ]);
    const { scripts } = await server.request('kira', 'getScripts');
    expect(scripts.find(({ id }) => id === body.id)).not.toHaveProperty('code');
    const same = { body: { ...body, id: crypto.randomUUID(), name: 'REPORT' } };
    expect((await server.expectError('kira', 'createScript', same)).code).toBe('nameTaken');
    const path = { id: body.id };
    await server.request('kira', 'deleteScript', { path });
    expect((await server.expectError('kira', 'getScript', { path })).status).toBe(404);
  });
});

describe('the history of a script', () => {
  const code = (at: number) => `say(${at})`;

  async function makeScript(count: number) {
    const body = { id: crypto.randomUUID(), name: 'Report', description: '', code: code(1) };
    await server.request('kira', 'createScript', { body });
    for (let at = 2; at <= count; at += 1) {
      await server.request('kira', 'updateScript', { body: { ...body, code: code(at) } });
    }
    return body;
  }

  it('the history is paged without texts, and each version is read by itself', async () => {
    const { id } = await makeScript(23);
    const listVersions = (skip: number) =>
      server.request('kira', 'getScriptVersions', { path: { id }, query: { skip: String(skip) } });
    const first = await listVersions(0);
    expect(first.totalCount).toBe(23);
    expect(first.scriptVersions).toHaveLength(20);
    expect(first.scriptVersions[0]).toMatchObject({ version: 23, size: code(23).length });
    expect(first.scriptVersions[0]).not.toHaveProperty('code');
    const rest = await listVersions(20);
    expect(rest.scriptVersions.map(({ version }) => version)).toEqual([3, 2, 1]);
    const path = { id, version: '2' };
    const { scriptVersion } = await server.request('kira', 'getScriptVersion', { path });
    expect(scriptVersion).toMatchObject({ version: 2, code: code(2) });
    const { script } = await server.request('kira', 'getScript', {
      path: { id },
      query: { hasHistory: 'false' },
    });
    expect(script).toMatchObject({ code: code(23), versions: [] });
    const unknown = { path: { id, version: '99' } };
    expect((await server.expectError('kira', 'getScriptVersion', unknown)).status).toBe(404);
  });

  it('a text that is saved unchanged adds no version, a new name adds none to the history', async () => {
    const body = await makeScript(2);
    const same = { ...body, code: code(2), version: 2 };
    const { script } = await server.request('kira', 'updateScript', { body: same });
    expect(script.version).toBe(2);
    const named = { body: { ...same, name: 'Weekly report' } };
    const { script: renamed } = await server.request('kira', 'updateScript', named);
    expect(renamed.version).toBe(3);
    expect(renamed.versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('scripts are searched by name, a page at a time', async () => {
    await makeScript(1);
    const columnFilters = [{ name: 'name', value: 'repo' }];
    const body = { page: 1, pageSize: 10, sort: '-name', columnFilters } as const;
    const { scripts, totalCount } = await server.request('kira', 'searchScripts', { body });
    expect([scripts.map(({ name }) => name), totalCount]).toEqual([['Report'], 1]);
  });

  it('a text has up to 1,000,000 characters', async () => {
    const body = { id: crypto.randomUUID(), name: 'Large', description: '', code: '' };
    const largest = { ...body, code: 'x'.repeat(1_000_000) };
    await server.request('kira', 'createScript', { body: largest });
    const larger = { body: { ...largest, code: `${largest.code}x` } };
    const { fieldErrors } = await server.expectError('kira', 'updateScript', larger);
    expect(Object.keys(fieldErrors ?? {})).toEqual(['code']);
  });
});
