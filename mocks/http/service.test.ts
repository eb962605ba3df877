import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { sign } from '../identity/keys.ts';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import { worldSchema } from '../schema/world-schema.ts';
import type { LogEntry } from './request-log.ts';
import { startService, type Service } from './service.ts';
import { readOptions, UsageError } from './usage.ts';

let folder: string;
let files = 0;
const newFile = () => join(folder, `world-${(files += 1)}.db`);
const running: Service[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-service-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const service of running.splice(0)) await service.stop();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a service on a free port; it may not be ready yet. */
async function launch(given: string[] = [], log?: (entry: LogEntry) => void): Promise<Service> {
  const options = readOptions(['--port', '0', ...given]);
  if (!options) throw new Error('That asks for help.');
  const service = await startService(options, log);
  running.push(service);
  return service;
}

async function start(given: string[] = [], log?: (entry: LogEntry) => void): Promise<Service> {
  const service = await launch(given, log);
  await service.ready;
  return service;
}

async function stop(service: Service): Promise<void> {
  running.splice(running.indexOf(service), 1);
  await service.stop();
}

/** A token for Ben, signed with the keys in a database. */
async function tokenFrom(file: string, { address }: Service): Promise<string> {
  const store = await openSqliteStore(worldSchema, { file });
  const claims = { iss: `${address}/identity`, sub: 'ben', aud: 'atrium-api' };
  const token = await sign(store, systemClock, { claims, lifetime: 600, type: 'at+jwt' });
  store.close();
  return token;
}

/** Records time in a database's world; returns the status. */
async function time(service: Service, file: string, description: string): Promise<number> {
  const response = await fetch(`${service.address}/api/aster/clockwork/mini`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await tokenFrom(file, service)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ startTime: new Date().toISOString(), description }),
  });
  return response.status;
}

async function fetchRunning(service: Service, file: string): Promise<string> {
  const headers = { Authorization: `Bearer ${await tokenFrom(file, service)}` };
  const response = await fetch(`${service.address}/api/aster/clockwork/getRunningEntries`, {
    headers,
  });
  return response.text();
}

describe('the request log', () => {
  it('the request log has a line for each request, with the trace that the caller received', async () => {
    const lines: LogEntry[] = [];
    const { address } = await start([], (entry) => lines.push(entry));
    const rejected = await fetch(`${address}/api/aster/clockwork/2026-03-11?secret=1`);
    const { traceId } = (await rejected.json()) as { traceId: string };
    await fetch(`${address}/nowhere`, { method: 'POST' });
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(rejected.headers.get('Trace-Id')).toBe(traceId);
    expect(lines[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'GET',
      path: '/api/aster/clockwork/2026-03-11',
      status: 401,
      ms: expect.any(Number),
      traceId,
      operationId: 'getClockWorkDay',
    });
    expect(lines[1]).toMatchObject({
      method: 'POST',
      path: '/nowhere',
      status: 404,
      operationId: null,
    });
  });

  it('the request log includes requests that could not be parsed', async () => {
    const lines: LogEntry[] = [];
    const { address } = await start([], (entry) => lines.push(entry));
    const body = 'x'.repeat(2_000_000);
    await fetch(`${address}/api/aster/clockwork/mini`, { method: 'POST', body });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ status: 413, operationId: 'startMiniEntry' });
  });
});

it('the server keeps a connection open longer than the proxy before it', async () => {
  const { address } = await start();
  const response = await fetch(`${address}/api/user/role`);
  expect(response.headers.get('Keep-Alive')).toBe('timeout=65');
});

describe('a database', () => {
  it('a seeded database is kept, whatever its size', async () => {
    const file = newFile();
    const first = await start(['--db', file, '--seed', 'small']);
    expect(await time(first, file, 'Kept over a restart')).toBe(200);
    await stop(first);
    const second = await start(['--db', file]);
    await second.ready;
    expect(await fetchRunning(second, file)).toContain('Kept over a restart');
  });

  it('a database is not taken for one of another size', async () => {
    const file = newFile();
    await stop(await start(['--db', file]));
    await expect(launch(['--db', file, '--seed', 'large'])).rejects.toThrow(
      new UsageError(
        `${file} contains the small demo data. Omit --seed, use another file, or reset it with --rebuild.`,
      ),
    );
  });

  it('a database of a version without a way to this one stops the start, and loses nothing', async () => {
    const file = newFile();
    const older = { ...worldSchema, version: 7, migrations: [] };
    const tenant = { id: 'elm', name: 'Elm', logoUrl: null };
    const before = await openSqliteStore(older, { file });
    await before.transaction('write', (tx) => tx.platform.put('tenants', tenant));
    before.close();
    await expect(launch(['--db', file])).rejects.toThrow(`${file} has another layout`);
    const after = await openSqliteStore(older, { file });
    const found = await after.transaction('read', (tx) => tx.platform.query('tenants'));
    after.close();
    expect(found).toEqual([tenant]);
  });

  it('a database is emptied and filled with demo data only by --rebuild', async () => {
    const file = newFile();
    const first = await start(['--db', file]);
    expect(await time(first, file, 'Lost by a rebuild')).toBe(200);
    await stop(first);
    const second = await start(['--db', file, '--rebuild']);
    expect(await fetchRunning(second, file)).not.toContain('Lost by a rebuild');
  });

  it('a database has to be named to be rebuilt', () => {
    expect(() => readOptions(['--rebuild'])).toThrow(
      new UsageError('--rebuild requires --db with the database file.'),
    );
  });

  it('a file that is not a database stops the start, and is left unchanged', async () => {
    await expect(launch(['--db', folder])).rejects.toThrow(`${folder} cannot be opened`);
  });
});

describe('starting the server', () => {
  it('starting on a port that is taken reports it', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, resolve);
    });
    const { port } = taken.address() as AddressInfo;
    await expect(launch(['--port', String(port)])).rejects.toThrow(
      new UsageError(
        `Port ${port} is already in use. Stop the other program or choose another port with --port.`,
      ),
    );
    taken.close();
  });

  it('starting with an issuer that does not respond reports it', async () => {
    const { address } = await start();
    await expect(launch(['--issuer', address])).rejects.toThrow(
      new UsageError(
        `The issuer ${address} does not respond as an OpenID provider. Check --issuer, and that the provider is running.`,
      ),
    );
  });

  it('a server with another server’s issuer accepts its tokens only for the right audience', async () => {
    const file = newFile();
    const provider = await start(['--db', file]);
    const issuer = `${provider.address}/identity`;
    const Authorization = `Bearer ${await tokenFrom(file, provider)}`;
    const fetchStatus = async ({ address }: Service) =>
      (await fetch(`${address}/api/user/role`, { headers: { Authorization } })).status;
    expect(await fetchStatus(await start(['--issuer', issuer]))).toBe(200);
    expect(await fetchStatus(await start(['--issuer', issuer, '--audience', 'other']))).toBe(401);
    expect(await fetchStatus(await start())).toBe(401);
  });

  it('a server started with a scenario has its network behavior', async () => {
    const { address } = await start(['--scenario', 'server-down']);
    expect((await fetch(`${address}/api/user/role`)).status).toBe(503);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    const offline = await start(['--scenario', 'offline']);
    await expect(fetch(`${offline.address}/api/user/role`)).rejects.toThrow(TypeError);
  });

  it('a server started with --check responds 500 to what the contract does not allow, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const file = newFile();
    const isRole = { isTenantAdmin: false, isClientUser: true };
    const service = await start(['--db', file, '--check']);
    const headers = { Authorization: `Bearer ${await tokenFrom(file, service)}` };
    const sendRequest = () => fetch(`${service.address}/api/user/role`, { headers });
    expect(await (await sendRequest()).json()).toEqual({ securityUserRoleVerification: isRole });
    const store = await openSqliteStore(worldSchema, { file });
    // The contract allows no tenant without a name.
    await store.transaction('write', async ({ platform }) => {
      const tenant = await platform.get('tenants', 'aster');
      if (tenant) await platform.put('tenants', { ...tenant, name: undefined as never });
    });
    store.close();
    const response = await fetch(`${service.address}/api/user/tenants`, { headers });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(
      'getUserTenants returned 200 with a body that does not match the contract',
    );
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('stopping the server', () => {
  it('stopping finishes the running requests, and accepts no more', async () => {
    const file = newFile();
    const service = await start(['--db', file]);
    const Authorization = `Bearer ${await tokenFrom(file, service)}`;
    const headers = {
      Authorization,
      'Content-Type': 'application/json',
      Expect: '100-continue',
    };
    const address = `${service.address}/api/aster/clockwork/mini`;
    const call = open(address, { method: 'POST', headers });
    call.flushHeaders();
    await once(call, 'continue'); // The call is pending, and the server waits for its body.
    const stopped = stop(service);
    await expect(fetch(`${service.address}/health`)).rejects.toThrow(TypeError);
    call.end(JSON.stringify({ startTime: new Date().toISOString(), description: 'On the way' }));
    const [response] = await once(call, 'response');
    expect(response).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
    response.resume();
    await stopped;
    expect(await fetchRunning(await start(['--db', file]), file)).toContain('On the way');
  });
});

/** Collects the databases that are opened from now on. */
function watchDatabases(): () => DatabaseSync[] {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  return () => exec.mock.contexts as DatabaseSync[];
}

/** A lower page limit leaves existing pages intact but prevents new ones. */
function limitPages(databases: readonly DatabaseSync[], pages: number): void {
  for (const db of databases) {
    if (db.isOpen) db.prepare(`PRAGMA max_page_count = ${pages}`).get();
  }
}

describe('a full disk', () => {
  it('a full disk stops the start with one line', async () => {
    const databases = watchDatabases();
    const file = newFile();
    const service = await launch(['--db', file]);
    limitPages(databases(), 1);
    await expect(service.ready).rejects.toThrow(
      `There is no room for ${file}: free some space on its disk, and start again.`,
    );
  });

  it('a full disk gets 503 with the time to wait, also from /ready, until there is room again', async () => {
    const databases = watchDatabases();
    const log = vi.spyOn(console, 'error');
    const file = newFile();
    const service = await start(['--db', file, '--check']);
    const headers = { Authorization: `Bearer ${await tokenFrom(file, service)}` };
    const ready = () => fetch(`${service.address}/ready`);
    const write = () =>
      fetch(`${service.address}/api/aster/clockwork/mini`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          startTime: new Date().toISOString(),
          description: 'x'.repeat(500),
        }),
      });
    limitPages(databases(), 1);
    expect((await ready()).status).toBe(200);
    let response = await write();
    while (response.status === 200) response = await write();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await response.json()).toMatchObject({ code: 'storageFull' });
    const full = await ready();
    expect([full.status, full.headers.get('Retry-After')]).toEqual([503, '5']);
    expect((await fetch(`${service.address}/api/user/role`, { headers })).status).toBe(200);
    limitPages(databases(), 1_000_000);
    expect((await ready()).status).toBe(200);
    expect((await write()).status).toBe(200);
    expect(log).not.toHaveBeenCalled();
  });
});
