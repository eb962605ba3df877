import { beforeAll, describe, expect, it } from 'vitest';
import { readContents, startServer, type TestServer } from '../testing/harness.ts';
import { now, uuid } from '../testing/timesheets.ts';

/** Source: AUTH-012. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now, { ipAddress: () => '203.0.113.7' });
});

describe('the tenants of a person', () => {
  it.each([
    ['ava', ['aster', 'birch', 'dune (not assigned)']],
    ['ben', ['aster']],
    ['dan', ['aster']],
    ['eve', []],
    ['farid', ['cedar']],
    ['kira', ['aster', 'birch']],
  ])('the tenants of %s are %j', async (personId, expected) => {
    const { tenants } = await server.request(personId, 'getUserTenants');
    const shown = tenants.map((each) => each.id + (each.isUserAssigned ? '' : ' (not assigned)'));
    expect(shown.toSorted()).toEqual(expected);
  });

  it('the tenants of a person have their names', async () => {
    const { tenants } = await server.request('farid', 'getUserTenants');
    expect(tenants).toEqual([{ id: 'cedar', name: 'Cedar Group', isUserAssigned: true }]);
  });
});

describe('the role flags of a person', () => {
  it.each([
    ['ava', true, false],
    ['ben', false, true],
    ['chloe', false, true],
    ['dan', false, false],
    ['eve', false, false],
    ['farid', true, false],
    ['grace', false, true],
    ['hugo', false, true],
    ['ines', false, true],
    ['jon', false, true],
    ['kira', true, false],
    ['leo', false, true],
  ])(
    'the role flags of %s: tenant admin %s, client user %s',
    async (personId, isTenantAdmin, isClientUser) => {
      expect(await server.request(personId, 'getUserRole')).toEqual({
        securityUserRoleVerification: { isTenantAdmin, isClientUser },
      });
    },
  );
});

describe('selecting a tenant', () => {
  it('selecting a tenant returns the tenant without a message', async () => {
    expect(await server.request('ava', 'assignTenant', { tenantId: 'birch' })).toEqual({
      tenant: { id: 'birch', name: 'birch works', isUserAssigned: true },
      successMessages: [],
    });
  });

  it.each([
    ['ava', 'dune', 'is listed as not assigned'],
    ['ben', 'birch', 'is the other person’s'],
    ['ben', 'nowhere', 'does not exist'],
    ['dan', 'aster', 'needs a role in the portal'],
  ])('selecting a tenant is rejected for %s with %s, which %s', async (personId, tenantId) => {
    const errorBody = await server.expectError(personId, 'assignTenant', { tenantId });
    expect(errorBody).toMatchObject({ status: 404, errorMessages: ['This tenant was not found.'] });
  });
});

describe('saving the login', () => {
  const login = (number: number, more: object = {}) => ({
    id: uuid(number),
    employeeId: 'employee-ben',
    tenantId: 'aster',
    ipAddress: '',
    timestamp: now,
    dateTimeStampFormatted: '11/03/2026 04:00 PM',
    browser: 'Firefox 140',
    ...more,
  });
  const readStored = (number: number, tenantId = 'aster') =>
    server.store.transaction('read', (tx) => tx.tenant(tenantId).get('logins', uuid(number)));

  it('saving the login stores it for the person, with the address that the server sees', async () => {
    expect(await server.request('ben', 'saveUserLogin', { body: login(1) })).toEqual({
      successMessages: [],
    });
    expect(await readStored(1)).toEqual({
      ...login(1),
      personId: 'ben',
      ipAddress: '203.0.113.7',
      browserName: 'Firefox 140',
    });
  });

  it('saving the login accepts the address that the client knows', async () => {
    const body = login(2, { ipAddress: '2001:db8::1' });
    await server.request('ben', 'saveUserLogin', { body });
    expect((await readStored(2))?.ipAddress).toBe('2001:db8::1');
  });

  it('saving the login with the same id again changes nothing, no matter who sends it', async () => {
    await server.request('ben', 'saveUserLogin', { body: login(3) });
    const before = await readContents(server.store);
    await server.request('ben', 'saveUserLogin', { body: login(3, { browser: 'Other' }) });
    const grace = login(3, { employeeId: 'employee-grace' });
    await server.request('grace', 'saveUserLogin', { body: grace });
    expect(await readContents(server.store)).toEqual(before);
  });

  it('the login is stored in the entered tenant, and accepts a user without an employee', async () => {
    const body = login(4, { employeeId: null });
    await server.request('kira', 'saveUserLogin', { body });
    expect(await readStored(4)).toMatchObject({ personId: 'kira', employeeId: null });
    expect(await readStored(4, 'birch')).toBeUndefined();
  });

  it('saving the login is rejected for another person’s employee record', async () => {
    const body = login(5, { employeeId: 'employee-grace' });
    const errorBody = await server.expectError('ben', 'saveUserLogin', { body });
    expect(errorBody).toMatchObject({ status: 400, code: 'loginTenantMismatch' });
    expect(Object.keys(errorBody.fieldErrors ?? {})).toEqual(['employeeId']);
    expect(await readStored(5)).toBeUndefined();
  });
});

describe('signing out', () => {
  it('signing out ends the renewal of the current session only, not of other sessions or people', async () => {
    const token = (id: string, personId: string, sid = 'leaving') => ({
      id,
      personId,
      clientId: 'atrium',
      sid,
      scope: 'openid',
      nonce: '',
    });
    await server.store.transaction('write', async (tx) => {
      await tx.platform.put('refreshTokens', token('1', 'ben'));
      await tx.platform.put('refreshTokens', token('2', 'ben', 'at home'));
      await tx.platform.put('refreshTokens', token('3', 'grace'));
    });
    expect(await server.request('ben', 'logout', { sid: 'leaving' })).toEqual({
      successMessages: [],
    });
    const remaining = await server.store.transaction('read', (tx) =>
      tx.platform.query('refreshTokens'),
    );
    expect(remaining.map(({ id }) => id)).toEqual(['2', '3']);
    const { sessions } = await server.request('ben', 'listSessions');
    expect(sessions.map(({ id }) => id)).not.toContain('ben:leaving');
  });
});

describe('leading a team', () => {
  it.each([
    ['grace', true],
    ['ben', false],
    ['kira', false],
  ])('leading a team is true or false for %s: %s', async (personId, isTeamLead) => {
    expect(await server.request(personId, 'getIsTeamLead')).toEqual({ isTeamLead });
  });
});
