import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';

/** Source of the rules: PEOPL-D06, PEOPL-006. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const change = (by: string, body: object, tenantId = 'aster') =>
  server.send(by, 'updateSecurityUser', { tenantId, body });
const setState = (by: string, id: string, isActive: boolean, tenantId = 'aster') =>
  server.send(by, 'setEmployeeState', { tenantId, body: { id, isActive } });
const flags = async (personId: string) =>
  (await server.request(personId, 'getUserRole')).securityUserRoleVerification;

describe('a deactivated user', () => {
  it('a deactivated user stays denied when rehired as an employee, and enters again after a user update', async () => {
    await change('ava', { id: 'leo', isActive: false });
    const back = await setState('ava', 'employee-leo', true);
    expect(((await back.json()) as { successMessages: string[] }).successMessages).toEqual([
      'The employee was activated.',
      'Their user account is still locked. Someone who manages users can unlock it.',
    ]);
    expect((await server.send('leo', 'getProfile')).status).toBe(404);
    await setState('ava', 'employee-leo', false);
    await setState('ava', 'employee-leo', true);
    expect((await server.send('leo', 'getProfile')).status).toBe(404);
    await change('ava', { id: 'leo', isActive: true });
    expect((await server.send('leo', 'getProfile')).status).toBe(200);
  });

  it('a user who was deactivated after leaving as an employee stays denied', async () => {
    await setState('ava', 'employee-leo', false);
    await change('ava', { id: 'leo', isActive: false });
    await setState('ava', 'employee-leo', true);
    expect((await server.send('leo', 'getProfile')).status).toBe(404);
  });

  it('a deactivated user has no running timer', async () => {
    const body = { startTime: '2026-03-11T12:00:00Z', description: '' };
    await server.request('leo', 'startMiniEntry', { body });
    await change('ava', { id: 'leo', isActive: false });
    const running = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('entries', { where: { employeeId: 'employee-leo', endTime: null } }),
    );
    expect(running).toEqual([]);
  });
});

describe('the role type of a user', () => {
  it('a role type lets in a user who had none', async () => {
    expect(await flags('dan')).toEqual({ isTenantAdmin: false, isClientUser: false });
    const { securityUser } = await server.request('ava', 'getSecurityUser', {
      path: { id: 'dan' },
    });
    expect(securityUser.roleType).toBeNull();
    await change('ava', { id: 'dan', roleType: 'ClientAppUser' });
    expect(await flags('dan')).toEqual({ isTenantAdmin: false, isClientUser: true });
    expect((await server.send('dan', 'getProfile')).status).toBe(200);
  });

  it('the role type makes a user an administrator, and revokes that', async () => {
    await change('ava', { id: 'ben', roleType: 'TenantAdmin' });
    expect(await flags('ben')).toEqual({ isTenantAdmin: true, isClientUser: false });
    await change('ava', { id: 'ben', roleType: 'ClientAppUser' });
    expect(await flags('ben')).toEqual({ isTenantAdmin: false, isClientUser: true });
  });

  it('the role type counts in each tenant that the person may enter', async () => {
    await change('kira', { id: 'ava', roleType: 'ClientAppUser' });
    expect(await flags('ava')).toEqual({ isTenantAdmin: true, isClientUser: true });
    await change('kira', { id: 'ava', isActive: false }, 'birch');
    expect(await flags('ava')).toEqual({ isTenantAdmin: false, isClientUser: true });
  });
});

describe('the last administrator of a tenant', () => {
  const admins = async () =>
    server.store.transaction('read', async (tx) => {
      const users = await tx.tenant('birch').query('tenantUsers');
      return users.filter(
        ({ roleType, roleIds }) => roleType !== 'ClientAppUser' && roleIds.includes('admin'),
      );
    });

  it('one administrator remains when two demote each other at the same time', async () => {
    const statuses = await Promise.all([
      change('ava', { id: 'ava', roleType: 'ClientAppUser' }, 'birch'),
      change('kira', { id: 'kira', roleType: 'ClientAppUser' }, 'birch'),
    ]);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await admins()).toHaveLength(1);
  });

  it('one administrator remains when two deactivate each other at the same time by different requests', async () => {
    const statuses = await Promise.all([
      setState('ava', 'employee-ava', false, 'birch'),
      change('kira', { id: 'kira', isActive: false }, 'birch'),
    ]);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('a client app user who manages roles does not count as the last administrator', async () => {
    await change('kira', { id: 'kira', roleType: 'ClientAppUser' }, 'birch');
    const rejected = await change('ava', { id: 'ava', roleType: 'ClientAppUser' }, 'birch');
    expect(rejected.status).toBe(409);
    const emptied = { id: 'admin', name: 'Administrator', privileges: [] };
    const role = await server.expectError('ava', 'updateRole', {
      tenantId: 'birch',
      body: emptied,
    });
    expect(role).toMatchObject({ status: 409, code: 'lastRoleManager' });
    const deleted = await server.expectError('ava', 'deleteRole', {
      tenantId: 'birch',
      path: { id: 'admin' },
    });
    expect(deleted.status).toBe(409);
  });
});

describe('the list of employees', () => {
  const listed = async (personId: string) => {
    const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
    return (await server.request(personId, 'searchEmployees', { body })).employees;
  };
  const give = async (privilege: string) => {
    const id = crypto.randomUUID();
    await server.request('ava', 'createRole', {
      body: { id, name: id, privileges: ['employees.basic', privilege] },
    });
    await change('ava', { id: 'ben', roleIds: ['employee', id] });
  };
  const isBare = ({ phone, dateOfBirth }: { phone: string; dateOfBirth: string | null }) =>
    phone === '' && dateOfBirth === null;

  it('the employee list shows phone numbers and birthdays to people who may view or edit details', async () => {
    for (const privilege of ['employees.view', 'employees.edit']) {
      await give(privilege);
      expect((await listed('ben')).filter(isBare)).toEqual([]);
    }
  });

  it('the employee list shows everyone else only their own phone number and birthday', async () => {
    await give('employees.add');
    const shown = (await listed('ben')).filter((each) => !isBare(each));
    expect(shown.map(({ id }) => id)).toEqual(['employee-ben']);
  });
});
