import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../store/sqlite/sqlite.ts';
import { worldSchema } from '../../schema/world-schema.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

const now = '2026-03-11T12:00:00.000Z';
let server: TestServer;

beforeEach(async () => {
  server = await startServer(now);
});

/** Grace has only the sessions that a test starts. */
const list = async (sid?: string, personId = 'grace') =>
  (await server.request(personId, 'listSessions', { ...(sid && { sid }) })).sessions;
const statusIn = async (sid: string, personId = 'grace') =>
  (await server.send(personId, 'getUserRole', { sid })).status;
const getId = (sid: string, personId = 'grace') => ({ path: { sessionId: `${personId}:${sid}` } });

describe('the current user’s sessions', () => {
  it('the sessions are listed with browser, system, sign-in and last request, the current one first', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    await server.request('grace', 'getUserRole', { sid: 'a', headers: { 'User-Agent': firefox } });
    server.setNow('2026-03-11T12:10:00.000Z');
    await server.request('grace', 'getUserRole', { sid: 'b' });
    server.setNow('2026-03-11T12:20:00.000Z');
    expect(await list('a')).toMatchObject([
      {
        id: 'grace:a',
        signedInOn: now,
        lastSeenOn: '2026-03-11T12:20:00.000Z',
        isCurrent: true,
      },
      {
        id: 'grace:b',
        browser: '',
        system: '',
        signedInOn: '2026-03-11T12:10:00.000Z',
        lastSeenOn: '2026-03-11T12:10:00.000Z',
        isCurrent: false,
      },
    ]);
    const [, first] = await list('b');
    expect(first).toMatchObject({ id: 'grace:a', browser: '', system: '' });
  });

  it('the sessions name the browser of the last request', async () => {
    const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0' };
    const { sessions } = await server.request('grace', 'listSessions', { headers });
    expect(sessions).toMatchObject([{ browser: 'Firefox', system: 'Windows' }]);
  });

  it('the sessions store their last request at most once a minute', async () => {
    await statusIn('a');
    server.setNow('2026-03-11T12:00:59.000Z');
    expect(await list('a')).toMatchObject([{ lastSeenOn: now }]);
    server.setNow('2026-03-11T12:01:00.000Z');
    expect(await list('a')).toMatchObject([{ lastSeenOn: '2026-03-11T12:01:00.000Z' }]);
  });

  it('the sessions that have not been seen for 30 days are left out', async () => {
    await statusIn('a');
    server.setNow('2026-04-10T11:59:59.000Z');
    expect(await list('b')).toHaveLength(2);
    server.setNow('2026-04-10T12:00:00.000Z');
    expect(await list('b')).toHaveLength(1);
  });

  it('the sessions of other people are never listed', async () => {
    await statusIn('a');
    expect(await list('a', 'chloe')).toMatchObject([{ id: 'chloe:a' }]);
  });
});

describe('signing out a session', () => {
  it('a signed-out session gets 401 on its next request, and no other session does', async () => {
    await Promise.all(['a', 'b', 'c'].map((sid) => statusIn(sid)));
    const { successMessages } = await server.request('grace', 'endSession', {
      ...getId('b'),
      sid: 'a',
    });
    expect(successMessages).toEqual(['The session has been signed out.']);
    expect(await Promise.all(['a', 'b', 'c'].map((sid) => statusIn(sid)))).toEqual([200, 401, 200]);
    expect((await list('a')).map(({ id }) => id)).toEqual(['grace:a', 'grace:c']);
  });

  it('a signed-out session stays rejected however late it sends a request', async () => {
    await statusIn('b');
    await server.request('grace', 'endSession', { ...getId('b'), sid: 'a' });
    server.setNow('2026-05-11T12:00:00.000Z');
    expect(await statusIn('b')).toBe(401);
    expect((await list('a')).map(({ id }) => id)).toEqual(['grace:a']);
  });

  it('signing out a session a second time changes nothing', async () => {
    await statusIn('b');
    const ending = { ...getId('b'), sid: 'a' };
    await server.request('grace', 'endSession', ending);
    expect((await server.send('grace', 'endSession', ending)).status).toBe(200);
  });

  it('signing out the current session from the list is rejected, because it ends by signing out', async () => {
    const rejected = await server.expectError('grace', 'endSession', { ...getId('a'), sid: 'a' });
    expect(rejected).toMatchObject({ status: 409, code: 'sessionIsThis' });
    expect(await statusIn('a')).toBe(200);
  });

  it('signing out does not find a session of someone else', async () => {
    await statusIn('a', 'chloe');
    const rejected = await server.expectError('grace', 'endSession', getId('a', 'chloe'));
    expect(rejected).toMatchObject({ status: 404, code: 'sessionUnknown' });
    expect(await statusIn('a', 'chloe')).toBe(200);
  });

  it('signing out all other sessions ends them at once, and no one else’s', async () => {
    await Promise.all(['a', 'b', 'c'].map((sid) => statusIn(sid)));
    await statusIn('b', 'chloe');
    await server.request('grace', 'endOtherSessions', { sid: 'a' });
    expect(await Promise.all(['a', 'b', 'c'].map((sid) => statusIn(sid)))).toEqual([200, 401, 401]);
    expect(await statusIn('b', 'chloe')).toBe(200);
  });
});

it('a session that one process has ended is rejected by another on the same database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-'));
  const open = () => openSqliteStore(worldSchema, { file: join(folder, 'world.db') });
  const stores = [await open(), await open()] as const;
  const [first, second] = [
    await startServer(now, { store: stores[0] }),
    await startServer(now, { store: stores[1] }),
  ];
  const requestOtherDevice = async () =>
    (await second.send('grace', 'getUserRole', { sid: 'b' })).status;
  expect(await requestOtherDevice()).toBe(200);
  await first.request('grace', 'endOtherSessions', { sid: 'a' });
  expect(await requestOtherDevice()).toBe(401);
  for (const store of stores) store.close();
  await rm(folder, { recursive: true });
});
