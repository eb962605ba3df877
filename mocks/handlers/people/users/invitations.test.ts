import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';

/** Source of the rules: PEOPL-D08. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const fresh = () => crypto.randomUUID();

const invite = (over: object = {}) => {
  const body = {
    id: fresh(),
    name: 'Someone',
    email: 'BEN@demo.test',
    roleIds: ['employee'],
    ...over,
  };
  return server.request('ava', 'inviteSecurityUser', { tenantId: 'birch', body });
};
const respondTo = (personId: string, isAccepted: boolean, tenantId = 'birch') =>
  server.send(personId, 'answerInvitation', { body: { tenantId, isAccepted } });
const findBirch = async (personId: string) =>
  (await server.request(personId, 'getUserTenants')).tenants.find(({ id }) => id === 'birch');
const user = (id: string) =>
  server.send('ava', 'getSecurityUser', { tenantId: 'birch', path: { id } });

describe('an invited person of another tenant', () => {
  it('an invited person of another tenant is shown only by the invited address, and may not enter', async () => {
    const { securityUser, successMessages } = await invite();
    expect(successMessages).toEqual([
      'ben@demo.test was invited and gets access when they accept.',
    ]);
    expect(securityUser).toMatchObject({
      name: 'ben@demo.test',
      email: 'ben@demo.test',
      profileImageUrl: null,
      isActive: false,
    });
    expect(JSON.stringify(securityUser)).not.toMatch(/Ben|"ben"/);
    const { securityUsers } = await server.request('ava', 'getSecurityUsers', {
      tenantId: 'birch',
    });
    expect(securityUsers).toContainEqual(securityUser);
    expect((await server.expectError('ben', 'getProfile', { tenantId: 'birch' })).status).toBe(404);
    expect((await server.expectError('ben', 'assignTenant', { tenantId: 'birch' })).status).toBe(
      404,
    );
  });

  it('an invited person is offered the tenant, and becomes its user by accepting', async () => {
    const { securityUser } = await invite();
    const offered = { id: 'birch', name: 'birch works', isUserAssigned: false, isInvited: true };
    expect(await findBirch('ben')).toEqual(offered);
    expect((await respondTo('leo', true)).status).toBe(404);
    expect((await respondTo('ben', true)).status).toBe(200);
    expect(await findBirch('ben')).toEqual({
      id: 'birch',
      name: 'birch works',
      isUserAssigned: true,
    });
    const { profile } = await server.request('ben', 'getProfile', { tenantId: 'birch' });
    expect(profile.userRights).toContain('clockwork.basic');
    const joined = await server.request('ava', 'getSecurityUser', {
      tenantId: 'birch',
      path: { id: 'ben' },
    });
    expect(joined.securityUser).toMatchObject({ name: 'Ben Okafor', isActive: true });
    expect((await user(securityUser.id)).status).toBe(404);
    expect((await respondTo('ben', true)).status).toBe(404);
  });

  it('an invited person can decline, and be offered the tenant again by someone who manages users', async () => {
    const { securityUser } = await invite();
    expect((await respondTo('ben', false)).status).toBe(200);
    expect(await findBirch('ben')).toBeUndefined();
    expect((await respondTo('ben', true)).status).toBe(404);
    const body = { id: securityUser.id, isActive: true };
    const again = await server.request('ava', 'updateSecurityUser', { tenantId: 'birch', body });
    expect(again.securityUser.isActive).toBe(false);
    expect((await findBirch('ben'))?.isInvited).toBe(true);
  });

  it('an invited person is no longer offered the tenant once the invitation is withdrawn', async () => {
    const { securityUser } = await invite();
    const body = { id: securityUser.id, isActive: false };
    await server.request('ava', 'updateSecurityUser', { tenantId: 'birch', body });
    expect(await findBirch('ben')).toBeUndefined();
    expect((await respondTo('ben', true)).status).toBe(404);
  });

  it('an invited person is no longer offered the tenant once the employee of the invitation has left', async () => {
    const employeeId = fresh();
    const employee = {
      id: employeeId,
      fullName: 'Someone',
      email: 'someone@demo.test',
      designationId: null,
      reportingToId: null,
      workPlace: '',
      phone: '',
      dateOfBirth: null,
      joinedOn: null,
      isTeamLead: false,
    };
    await server.request('ava', 'createEmployee', { tenantId: 'birch', body: employee });
    await invite({ employeeId });
    const leave = { id: employeeId, isActive: false };
    await server.request('ava', 'setEmployeeState', { tenantId: 'birch', body: leave });
    expect((await respondTo('ben', true)).status).toBe(404);
  });

  it('a person is invited only once', async () => {
    await invite();
    const body = { id: fresh(), name: 'Someone', email: 'ben@demo.test' };
    const again = await server.expectError('ava', 'inviteSecurityUser', {
      tenantId: 'birch',
      body,
    });
    expect(again).toMatchObject({ status: 409, code: 'emailTaken' });
  });
});

describe('the id of an invitation', () => {
  it('an invitation id gets the same response whether it belongs to a person of another tenant or to no one', async () => {
    const responses = await Promise.all(
      ['farid', fresh()].map((id, at) => invite({ id, email: `new${at}@demo.test` })),
    );
    const shown = responses.map(({ securityUser: { id, email, name, ...rest } }) => {
      expect(name).toBe(email);
      expect(id).not.toBe('farid');
      return rest;
    });
    expect(shown[0]).toEqual(shown[1]);
    expect((await server.request('farid', 'getUserTenants')).tenants).toHaveLength(1);
  });

  it('an invitation id is valid for one invitation', async () => {
    const id = fresh();
    await invite({ id, email: 'first@demo.test' });
    const body = { id, name: 'Someone', email: 'second@demo.test' };
    const again = await server.expectError('ava', 'inviteSecurityUser', {
      tenantId: 'birch',
      body,
    });
    expect(again).toMatchObject({ status: 409, code: 'idTaken' });
  });
});
