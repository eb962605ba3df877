/**
 * Tests the kit as a backend team gets it: packed, unpacked elsewhere, started without this
 * repository. It checks areas of the reference server over HTTP with the demo people; then some
 * again, on the existing data, in SQLite. All areas are checked without HTTP
 * (`mocks/conformance-in-sqlite.test.ts`).
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '@atrium/reference-server/http/service';
import { readOptions } from '@atrium/reference-server/http/usage';
import { demoIdentities, signInAtDemo } from './people/demo.ts';
import type { Run } from './run/run.ts';

const execute = promisify(execFile);
const ctx = dirname(fileURLToPath(import.meta.url));

/** A folder in memory, if there is one: some ten thousand disk flushes add nothing to this test. */
const quick = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

let folder = '';
let data = '';
let db = '';
let service: Service;
let baseUrl = '';

/** Builds and packs the kit, and installs it in an empty project, without a registry. */
async function install(): Promise<void> {
  const built = join(folder, 'built');
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH: path };
  await execute(process.execPath, [join(ctx, 'build.mjs'), '--out', built]);
  await execute('npm', ['pack', '--pack-destination', folder], { cwd: built, env });
  await rm(built, { recursive: true });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await writeFile(join(folder, 'package.json'), '{ "name": "backend", "private": true }');
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${archive}`], {
    cwd: folder,
    env,
  });
}

const installed = () => join(folder, 'node_modules/@atrium/conformance');

/** Starts the installed kit as npx would. */
const start = (...args: string[]) =>
  startNode(join(folder, 'node_modules/.bin/atrium-conformance'), ...args);

async function startNode(...args: string[]) {
  const running = execute(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 });
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-kit-'));
  data = await mkdtemp(join(quick, 'atrium-kit-'));
  db = join(data, 'world.db');
  await install();
});

afterAll(async () => {
  for (const made of [folder, data]) await rm(made, { recursive: true });
});

/** Starts the server over HTTP, and writes the tokens file. */
async function serve(): Promise<void> {
  const options = readOptions(['--port', '0', '--quiet', '--db', db]);
  if (!options) throw new Error('`readOptions` returned no options; pass no --help.');
  service = await startService(options);
  await service.ready;
  baseUrl = `${service.address}/api`;
  const { tokens } = await demoIdentities((personId) =>
    signInAtDemo(personId, {
      transport: (request) => fetch(request),
      issuer: `${service.address}/identity`,
      redirectUri: 'http://localhost:3000/callback',
    }),
  );
  const people = tokens.map(({ role, token, tenantId }) => [role, { token, tenant: tenantId }]);
  await writeFile(
    join(folder, 'people.json'),
    JSON.stringify({ tenant: 'aster', otherTenant: 'cedar', people: Object.fromEntries(people) }),
  );
}

describe('the packed kit', () => {
  beforeAll(serve);

  afterAll(() => service.stop());

  it('the packed kit verifies areas of the reference server over HTTP', async () => {
    const args = ['--base-url', baseUrl, '--demo', '--seed', '1', '--report', 'json'];
    // A profile has images, files and rate limits; notifications are a stream.
    const only = ['session', 'profile', 'notifications', 'clients'];
    const { code, stdout, stderr } = await start(...args, '--only', only.join(','));
    const { results, remarks } = JSON.parse(stdout) as Run;
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    const failures = failed.map(({ id, failure }) => `${id}: ${JSON.stringify(failure)}`);
    // As one text, since a report of the test shortens lists.
    expect(failures.join('\n')).toBe('');
    expect(stderr).toMatch(/ passed, 0 failed, 0 waived, \d+ skipped; seed \d+/);
    expect(code).toBe(0);
    expect(results.filter(({ outcome }) => outcome === 'skipped')).toEqual([]);
    expect(remarks).toEqual([]);
    const kinds = new Set(results.map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining('happy input access tenant conflict scenario'.split(' ')),
    );
  });

  it('the packed kit lists the rules for a server without needing one', async () => {
    const { code, stdout } = await start('--rules');
    expect(stdout).toMatch(/\n\d+ rules, 0 without a check(?:; not testable: [\w, -]+)?\n$/);
    expect(code).toBe(0);
  });

  it('the packed kit takes tokens from a file, and verifies on the data that a run has left', async () => {
    const areas = 'profile,organization,teams';
    const args = ['--base-url', baseUrl, '--tokens', 'people.json', '--only', areas];
    const { code, stdout } = await start(...args);
    expect(stdout).toMatch(/[1-9]\d* passed, 0 failed/);
    expect(code).toBe(0);
  });

  it('the packed kit has no tests, sources or build tools', async () => {
    const all = await readdir(installed(), { recursive: true });
    const own = all.filter((name) => !name.startsWith('node_modules'));
    const isSource = (name: string) =>
      /\.test\.|(?<!\.d)\.ts$|^(?:testing|quality|build|tsconfig)/.test(name);
    expect(own.filter(isSource)).toEqual([]);
    expect(own).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', 'index.d.ts', 'contract/openapi.json']),
    );
  });

  it('the packed kit has types that a project can use', async () => {
    const program = [
      "import { createContract, loadLibrary, run, type Run } from '@atrium/conformance';",
      'export const version: string = createContract().version;',
      'export const failed = ({ results }: Run): string[] => results.map(({ id }) => id);',
      'export const parts = [loadLibrary, run];',
      '// @ts-expect-error: the kit exports only its entry.',
      "import '@atrium/conformance/run/run.js';",
    ];
    await writeFile(join(folder, 'program.ts'), program.join('\n'));
    const compiler = fileURLToPath(new URL(import.meta.resolve('typescript/package.json')));
    const flags = '--noEmit --strict --module nodenext --target es2024 --types'.split(' ');
    const checked = await startNode(join(dirname(compiler), 'bin/tsc'), ...flags, '', 'program.ts');
    expect(checked).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('the packed kit exits with 1 when something fails, and prints the report on the standard output', async () => {
    const args = ['--base-url', `${baseUrl}/wrong`, '--tokens', 'people.json', '--report', 'json'];
    const { code, stdout, stderr } = await start(...args, '--operation', 'getProfile');
    expect(code).toBe(1);
    expect(stderr).toContain('FAILED');
    expect(JSON.parse(stdout)).toMatchObject({ coverage: { operations: { verified: 0 } } });
  });

  it('the packed kit exits with 2 when the command is wrong', async () => {
    const { code, stderr } = await start('--base-url', baseUrl, '--tokens', 'none.json');
    expect(code).toBe(2);
    expect(stderr).toContain('Cannot read the file none.json. Check the path and its permissions.');
    const unknown = await start('--base-url', baseUrl, '--tokens', 'people.json', '--only', 'x');
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.stderr).toContain('Unknown area "x" in --only. Use one or more of: session, ');
    const nowhere = await start('--base-url', baseUrl, '--demo', '--watch', 'none');
    expect(nowhere).toMatchObject({ code: 2 });
    expect(nowhere.stderr).toContain(
      '--watch must name a folder, and "none" is none. Check the path.',
    );
  });

  it('the packed kit tells an older Node which version it needs, before anything else', async () => {
    const old = "Object.defineProperty(process, 'versions', { value: { node: '20.19.0' } })";
    const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
    const { code, stderr } = await startNode(...args, join(installed(), 'cli.js'));
    expect(code).toBe(2);
    expect(stderr).toBe(
      'The conformance kit needs Node 24 or later, but this is Node 20.19.0. Install a newer Node and try again.\n',
    );
  });
});
