import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';

/** Source of the rules: PEOPL-017, PEOPL-021. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const search = async (filters: Record<string, string> = {}, sort: string | null = null) => {
  const columnFilters = Object.entries(filters).map(([name, value]) => ({ name, value }));
  const body = { page: 1, pageSize: 50 as const, sort, columnFilters };
  return (await server.request('ava', 'searchSecurityUsers', { body })).users;
};
const invite = async (email = 'mia.roth@demo.test') => {
  const body = { id: crypto.randomUUID(), name: 'Mia Roth', email };
  return (await server.request('ava', 'inviteSecurityUser', { body })).securityUser;
};
const findPerson = async (email: string) => {
  const [person] = await server.store.transaction('read', (tx) =>
    tx.platform.query('people', { where: { email } }),
  );
  return person?.id ?? '';
};
const answer = (personId: string) =>
  server.send(personId, 'answerInvitation', { body: { tenantId: 'aster', isAccepted: true } });

describe('the search of users', () => {
  it('the search of users sorts by each column, and an unknown one is rejected', async () => {
    const names = (await search({}, 'name')).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    for (const column of ['email', 'roleType', 'role', 'status', 'employee', 'lastSignIn']) {
      expect((await search({}, `-${column}`)).length).toBe(names.length);
    }
    const body = { page: 1, pageSize: 10, sort: 'secret', columnFilters: [] };
    const rejected = await server.expectError('ava', 'searchSecurityUsers', { body });
    expect(rejected.code).toBe('columnUnknown');
  });

  it('a text is found in the name, the e-mail address, the roles and the employee of a user', async () => {
    const find = async (text: string) => (await search({ search: text })).map(({ id }) => id);
    expect(await find('OKAFOR')).toEqual(['ben']);
    const [ben] = await search({ name: 'Ben Okafor' });
    expect(await find(ben?.email.toUpperCase() ?? '')).toEqual(['ben']);
    expect(await find(ben?.employee ?? '')).toContain('ben');
    expect(await find(ben?.role ?? '')).toContain('ben');
    expect(await find('nobody has this')).toEqual([]);
    const both = await search({ search: 'okafor', status: 'active' });
    expect(both.map(({ id }) => id)).toEqual(['ben']);
  });

  it('the search of users follows the names of roles and employees', async () => {
    const { roles } = await server.request('ava', 'getRoles');
    const role = roles.find(({ id }) => id === 'assetViewer');
    const { id = '', privileges = [] } = role ?? {};
    await server.request('ava', 'updateRole', { body: { id, name: 'Watchers', privileges } });
    const found = await search({ role: 'watch' });
    expect(found.map((user) => user.email)).toEqual(['jon@demo.test', 'paul@demo.test']);
  });

  it('the search of users shows the last sign-in in this tenant', async () => {
    const [before] = await search({ email: 'dan@demo.test' });
    expect(before?.lastSignIn).toBeNull();
    const body = {
      id: crypto.randomUUID(),
      employeeId: 'employee-ben',
      tenantId: 'aster',
      ipAddress: '',
      timestamp: '2026-03-11T13:00:00+01:00',
      dateTimeStampFormatted: '11-Mar-2026 01:00 PM',
      browser: 'Firefox',
    };
    await server.request('ben', 'saveUserLogin', { body });
    const [ben] = await search({ email: 'ben@demo.test' });
    expect(ben?.lastSignIn).toBe('2026-03-11T12:00:00.000Z');
  });
});

describe('an invitation', () => {
  it('an invitation expires after 14 days, and can be renewed', async () => {
    const { id, email } = await invite();
    const personId = await findPerson(email);
    server.setNow('2026-03-25T11:59:00Z');
    expect((await search({ status: 'invited' })).map((user) => user.id)).toEqual([id]);
    server.setNow('2026-03-25T12:00:00Z');
    expect(await search({ status: 'invited' })).toEqual([]);
    // Paul of the demo data was invited before.
    const expired = await search({ status: 'expired' });
    expect(expired.map((user) => user.email)).toEqual([email, 'paul@demo.test']);
    expect((await server.request(personId, 'getUserTenants')).tenants).toEqual([]);
    expect((await answer(personId)).status).toBe(404);
    await server.request('ava', 'resendInvitation', { path: { id } });
    expect((await answer(personId)).status).toBe(200);
    expect((await server.send(personId, 'getProfile')).status).toBe(200);
  });

  it('an invitation that was withdrawn frees the address', async () => {
    const { id, email } = await invite();
    await server.request('ava', 'withdrawInvitation', { path: { id } });
    expect((await answer(await findPerson(email))).status).toBe(404);
    await invite(email);
  });

  it('an invitation of a user above the caller is neither renewed nor withdrawn', async () => {
    const body = { id: crypto.randomUUID(), name: 'Top', email: 'top@demo.test' };
    const sent = { body: { ...body, roleType: 'PlatformAdmin' } };
    const { securityUser } = await server.request('kira', 'inviteSecurityUser', sent);
    for (const call of ['resendInvitation', 'withdrawInvitation'] as const) {
      const rejected = await server.expectError('ava', call, { path: { id: securityUser.id } });
      expect(rejected).toMatchObject({ status: 403, code: 'aboveYou' });
    }
  });
});

describe('a user who is kept out', () => {
  const tokens = () =>
    server.store.transaction('read', (tx) =>
      tx.platform.query('refreshTokens', { where: { personId: 'ben' } }),
    );
  const putToken = () =>
    server.store.transaction('write', (tx) =>
      tx.platform.put('refreshTokens', {
        id: 'token',
        personId: 'ben',
        clientId: 'atrium',
        sid: 's',
        scope: '',
        nonce: '',
      }),
    );

  it.each([
    ['updateSecurityUser', { id: 'ben', isActive: false }],
    ['setEmployeeState', { id: 'employee-ben', isActive: false }],
  ] as const)('a user who is kept out by %s cannot renew a session', async (id, body) => {
    await putToken();
    await server.request('ava', id, { body });
    expect(await tokens()).toEqual([]);
  });

  it('a user who is kept out of one of their tenants stays signed in for the other', async () => {
    await server.request('kira', 'updateSecurityUser', { body: { id: 'ava', isActive: false } });
    expect((await server.send('ava', 'getProfile')).status).toBe(404);
    expect((await server.send('ava', 'getProfile', { tenantId: 'birch' })).status).toBe(200);
  });
});

describe('the sign-ins of a user', () => {
  it('the sign-ins of a person who administers another tenant are not managed by those below', async () => {
    const body = { id: crypto.randomUUID(), name: 'F', email: 'farid@demo.test' };
    await server.request('ava', 'inviteSecurityUser', { body });
    await answer('farid');
    const helper = { id: crypto.randomUUID(), name: 'Helpers', privileges: ['users.basic'] };
    await server.request('ava', 'createRole', { body: helper });
    await server.request('ava', 'updateSecurityUser', {
      body: { id: 'ben', roleIds: ['employee', helper.id] },
    });
    const rejected = await server.expectError('ben', 'resetUserTwoFactor', {
      path: { id: 'farid' },
    });
    expect(rejected).toMatchObject({ status: 403, code: 'aboveYou' });
    await server.request('ava', 'endUserSessions', { path: { id: 'farid' } });
  });
});
