import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from './clock.ts';
import { sign } from './identity/keys.ts';
import { openSqliteStore } from './store/sqlite/sqlite.ts';
import { worldSchema } from './schema/world-schema.ts';

const program = fileURLToPath(new URL('./server.ts', import.meta.url));

let folder: string;
const started: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-server-'));
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

/** The output lines of a process, after it has ended. */
async function ended(child: ChildProcess) {
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (part: Buffer) => (output.stdout += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (output.stderr += part.toString()));
  const [code] = await once(child, 'close');
  return { code: Number(code), ...output };
}

/** The lines of a running process, up to the first match; the rest is discarded. */
async function waitForLine(child: ChildProcess, expected: RegExp): Promise<RegExpExecArray> {
  if (!child.stdout) throw new Error('It has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = expected.exec(line);
    child.stdout.resume();
    if (found) return found;
  }
  throw new Error('It ended too early.');
}

describe('the server command line', () => {
  it.each([
    [['--prot', '1'], "Unknown option '--prot'."],
    [['--scenario', 'sunny'], "Unknown scenario 'sunny'."],
    [['--port', '99999'], "--port must be a whole number from 0 to 65535, but is '99999'."],
  ])(
    'an invalid command line is reported in one line, with exit code 1: %s',
    async (args, message) => {
      const { code, stdout, stderr } = await ended(run(...args));
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr.startsWith(message)).toBe(true);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    },
  );

  it('a file that is not a database is rejected in one line', async () => {
    const file = join(folder, 'thesis.txt');
    writeFileSync(file, 'My thesis. '.repeat(100));
    const { code, stderr } = await ended(run('--port', '0', '--db', file));
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${file} is not a database.\n` });
  });

  it('a database of another version is rejected in one line with the next step', async () => {
    const file = join(folder, 'older.db');
    (await openSqliteStore({ ...worldSchema, version: 7 }, { file })).close();
    const { code, stderr } = await ended(run('--port', '0', '--db', file));
    expect(code).toBe(1);
    expect(stderr).toContain('the file has version 7. It was left as it is.');
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('a rebuild empties the database and reports it', async () => {
    const file = join(folder, 'rebuilt.db');
    (await openSqliteStore({ ...worldSchema, version: 7 }, { file })).close();
    const child = run('--port', '0', '--db', file, '--rebuild');
    const [line] = await waitForLine(child, /^Reset .*$/);
    expect(line).toBe(`Reset ${file} with new demo data.`);
  });

  it('the command line lists its options with --help', async () => {
    const { code, stdout } = await ended(run('--help'));
    expect(code).toBe(0);
    expect(stdout).toContain('--db FILE');
  });

  it('the server prints its address, and then a line of JSON for each request', async () => {
    const child = run('--port', '0');
    const [, address = ''] = await waitForLine(child, /ready at (http:\S+)\/api$/);
    const line = waitForLine(child, /^\{.*\}$/);
    const response = await fetch(`${address}/api/user/role`);
    const { traceId } = (await response.json()) as { traceId: string };
    expect(JSON.parse((await line)[0])).toMatchObject({ operationId: 'getUserRole', traceId });
  });
});

/** 1,000 writes, 16 at a time, to a server that is stopped halfway. */
async function interrupted(signal: 'SIGKILL' | 'SIGTERM') {
  const file = join(folder, `${signal}.db`);
  const child = run('--port', '0', '--db', file, '--quiet');
  const [, address = ''] = await waitForLine(child, /ready at (http:\S+)\/api$/);
  const Authorization = `Bearer ${await tokenFrom(file, address)}`;
  const responded: string[] = [];
  const sent: string[] = Array.from({ length: 1000 }, () => crypto.randomUUID());
  const remaining = [...sent];
  async function write(): Promise<void> {
    for (let id = remaining.pop(); id !== undefined; id = remaining.pop()) {
      const response = await fetch(`${address}/api/UserLoginAnalytics/saveUserLogin`, {
        method: 'POST',
        headers: { Authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify(login(id)),
      });
      await response.text();
      if (response.status === 200) responded.push(id);
      if (responded.length === 500) child.kill(signal);
    }
  }
  const exit = once(child, 'exit');
  await Promise.allSettled(Array.from({ length: 16 }, write));
  const [code] = await exit;
  const ids = await idsIn(file);
  const stored = new Set(sent.filter((id) => ids.has(id)));
  return { code: code === null ? null : Number(code), responded, stored };
}

const login = (id: string) => ({
  id,
  employeeId: 'employee-ben',
  tenantId: 'aster',
  ipAddress: '',
  timestamp: new Date().toISOString(),
  dateTimeStampFormatted: '',
  browser: 'Test',
});

async function tokenFrom(file: string, address: string): Promise<string> {
  const store = await openSqliteStore(worldSchema, { file });
  const claims = { iss: `${address}/identity`, sub: 'ben', aud: 'atrium-api' };
  const token = await sign(store, systemClock, { claims, lifetime: 600, type: 'at+jwt' });
  store.close();
  return token;
}

async function idsIn(file: string): Promise<Set<string>> {
  const store = await openSqliteStore(worldSchema, { file });
  const logins = await store.transaction('read', (tx) => tx.tenant('aster').query('logins'));
  store.close();
  return new Set(logins.map(({ id }) => id));
}

describe('a server that is stopped in the middle of 1,000 writes', () => {
  it('a server stopped by kill -9 loses no write that it has confirmed', async () => {
    const { code, responded, stored } = await interrupted('SIGKILL');
    expect(code).toBeNull();
    expect(responded.length).toBeGreaterThanOrEqual(500);
    expect(responded.length).toBeLessThan(1000);
    expect(responded.filter((id) => !stored.has(id))).toEqual([]);
  });

  it('a server stopped by SIGTERM finishes its started writes, loses none, and exits with 0', async () => {
    const { code, responded, stored } = await interrupted('SIGTERM');
    expect(code).toBe(0);
    expect(responded.length).toBeGreaterThanOrEqual(500);
    expect(responded.filter((id) => !stored.has(id))).toEqual([]);
    // Everything that it stored got a response.
    expect(stored.size).toBe(responded.length);
  });
});
