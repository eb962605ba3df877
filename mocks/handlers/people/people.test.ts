import { beforeAll, describe, expect, it } from 'vitest';
import { rightsIn } from '../../core/messages/rights.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: PEOPL-017, PRIV-038, PEOPL-D06. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

let number = 0;
const fresh = () => crypto.randomUUID();
const mail = () => `person${(number += 1)}@demo.test`;

const getUser = async (id: string, tenantId = 'aster') =>
  (await server.request('ava', 'getSecurityUser', { tenantId, path: { id } })).securityUser;

const invitation = (over: object = {}) => ({
  id: fresh(),
  name: 'Mia Roth',
  email: mail(),
  ...over,
});
const invite = async (over: object = {}) =>
  (await server.request('ava', 'inviteSecurityUser', { body: invitation(over) })).securityUser;

/** Invites someone who accepts at once; their user has the id of the person. */
const join = async (over: object = {}) => {
  const { email } = await invite(over);
  const [person] = await server.store.transaction('read', (tx) =>
    tx.platform.query('people', { where: { email } }),
  );
  const personId = person?.id ?? '';
  const body = { tenantId: 'aster', isAccepted: true };
  await server.request(personId, 'answerInvitation', { body });
  return getUser(personId);
};

describe('users', () => {
  it('users are listed by name', async () => {
    const { securityUsers } = await server.request('ava', 'getSecurityUsers');
    const names = securityUsers.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Ava Stone', 'Ben Okafor']);
    expect(securityUsers.find(({ id }) => id === 'ben')).toMatchObject({
      email: 'ben@demo.test',
      employeeId: 'employee-ben',
      roleType: 'ClientAppUser',
      isActive: true,
    });
  });

  it('users are invited as client app users in the tenant’s time zone, and may enter it after accepting', async () => {
    const user = await join({ roleIds: ['employee'] });
    expect(user).toMatchObject({
      roleType: 'ClientAppUser',
      timeZone: 'Europe/Berlin',
      dateFormat: 'DD/MM/YYYY',
      employeeId: null,
      isActive: true,
    });
    const { profile } = await server.request(user.id, 'getProfile');
    expect(profile.userRights).toContain('clockwork.basic');
  });

  it('users get other roles, and stale changes are rejected', async () => {
    const { id } = await invite();
    const body = { id, roleIds: ['employee'], version: 1 };
    await server.request('ava', 'updateSecurityUser', { body });
    expect(await getUser(id)).toMatchObject({ roleIds: ['employee'], version: 2 });
    const stale = await server.expectError('kira', 'updateSecurityUser', { body });
    expect(stale.status).toBe(409);
    expect(stale.errorMessages).toEqual(['Ava Stone changed this in the meantime.']);
    expect(stale.changedFields).toEqual(['roleIds']);
  });

  it('users do not find the tenant while they are inactive, and do again afterwards', async () => {
    const { id } = await join({ roleIds: ['employee'] });
    await server.request('ava', 'updateSecurityUser', { body: { id, isActive: false } });
    expect((await getUser(id)).isActive).toBe(false);
    expect((await server.expectError(id, 'getProfile')).status).toBe(404);
    await server.request('ava', 'updateSecurityUser', { body: { id, isActive: true } });
    expect((await server.request(id, 'getProfile')).profile.id).toBe(id);
  });

  it.each([
    [400, 'roleUnknown', { roleIds: ['nobody'] }],
    [400, 'employeeUnknown', { employeeId: 'nobody' }],
    [409, 'employeeIsUser', { employeeId: 'employee-ben' }],
    [409, 'idTaken', { id: 'ben' }],
    [403, 'aboveYou', { roleType: 'PlatformAdmin' }],
    [400, 'invalid', { timeZone: 'Mars/Olympus_Mons' }],
    [400, 'required', { name: ' ' }],
    [400, 'emailInvalid', { email: 'nowhere' }],
  ])('an invalid invitation gets %d %s', async (status, code, over) => {
    const rejected = await server.expectError('ava', 'inviteSecurityUser', {
      body: invitation(over),
    });
    expect(rejected).toMatchObject({ status, code });
  });

  it('users keep the name and the email address of the person’s account', async () => {
    const same = { id: 'leo', name: 'Leo Park', email: 'leo@demo.test' };
    expect(
      (await server.request('ava', 'updateSecurityUser', { body: same })).securityUser.id,
    ).toBe('leo');
    const other = { body: { ...same, name: 'Leon' } };
    const rejected = await server.expectError('ava', 'updateSecurityUser', other);
    expect(rejected.fieldErrors).toHaveProperty('name');
    const nobody = { body: { id: 'nobody' } };
    expect((await server.expectError('ava', 'updateSecurityUser', nobody)).status).toBe(404);
  });

  it('users have an existing time zone, so that no one’s page breaks', async () => {
    const zone = (timeZone: string) => ({ body: { id: 'leo', timeZone } });
    const rejected = await server.expectError(
      'ava',
      'updateSecurityUser',
      zone('Mars/Olympus_Mons'),
    );
    expect(rejected).toMatchObject({
      status: 400,
      fieldErrors: { timeZone: [expect.any(String)] },
    });
    await server.request('ava', 'updateSecurityUser', zone('Etc/UTC'));
    await server.request('ava', 'updateSecurityUser', zone('Europe/Berlin'));
  });

  it('users are changed by no one below them, and platform administrators only by themselves', async () => {
    for (const change of [{ roleType: 'ClientAppUser' }, { roleIds: [] }, { isActive: false }]) {
      const body = { id: 'kira', ...change };
      const rejected = await server.expectError('ava', 'updateSecurityUser', { body });
      expect(rejected).toMatchObject({ status: 403, code: 'aboveYou' });
    }
    const own = { body: { id: 'kira', dateFormat: 'MM/DD/YYYY' } };
    await server.request('kira', 'updateSecurityUser', own);
    await server.request('kira', 'updateSecurityUser', { body: { id: 'ava', isActive: true } });
  });

  it('users grant and revoke no right that they lack, unless they administer the tenant', async () => {
    const own = { id: fresh(), name: 'Desk', privileges: ['users.basic', 'roleManager.basic'] };
    const strong = { id: fresh(), name: 'Calendar', privileges: ['holidays.basic'] };
    for (const body of [own, strong]) await server.request('ava', 'createRole', { body });
    const { id } = await join({ roleIds: [own.id] });
    const roleUser = await invite({ roleIds: [strong.id] });
    const rejections = [
      server.expectError(id, 'updateSecurityUser', { body: { id, roleIds: [own.id, strong.id] } }),
      server.expectError(id, 'updateSecurityUser', { body: { id: roleUser.id, roleIds: [] } }),
      server.expectError(id, 'updateSecurityUser', { body: { id: roleUser.id, isActive: false } }),
      server.expectError(id, 'inviteSecurityUser', { body: invitation({ roleIds: [strong.id] }) }),
      server.expectError(id, 'createRole', { body: { ...strong, id: fresh(), name: 'Other' } }),
      server.expectError(id, 'updateRole', { body: { ...strong, privileges: [] } }),
      server.expectError(id, 'deleteRole', { path: { id: strong.id } }),
    ];
    for (const rejected of await Promise.all(rejections)) {
      expect(rejected).toMatchObject({ status: 403, code: 'beyondYourRights' });
      expect(rejected.errorMessages[0]).toContain(`“${rightsIn('en', strong.privileges)}”`);
    }
    const admin = { body: { id, roleType: 'TenantAdmin' } };
    const rejected = await server.expectError(id, 'updateSecurityUser', admin);
    expect(rejected).toMatchObject({ status: 403, code: 'aboveYou' });
    await server.request(id, 'inviteSecurityUser', { body: invitation({ roleIds: [own.id] }) });
  });
});

describe('employees', () => {
  const employee = (over: object = {}) => ({
    id: fresh(),
    fullName: 'Mia Roth',
    email: mail(),
    designationId: null,
    reportingToId: null,
    workPlace: '',
    phone: '',
    dateOfBirth: null,
    joinedOn: null,
    isTeamLead: false,
    ...over,
  });
  const search = (over: object = {}) => ({
    body: { page: 1, pageSize: 10, sort: 'fullName', columnFilters: [], ...over },
  });

  it('employees are found one page at a time, by their columns', async () => {
    const filters = { columnFilters: [{ name: 'reportingTo', value: 'grace' }] };
    const { employees, totalCount } = await server.request(
      'ava',
      'searchEmployees',
      search(filters),
    );
    expect(totalCount).toBe(employees.length);
    expect(employees.map(({ fullName }) => fullName)).toContain('Ben Okafor');
    expect(employees[0]?.designation).not.toBeNull();
  });

  it('employees are added, changed and shown with the names that their ids stand for', async () => {
    const { designations } = await server.request('ava', 'getDesignations');
    const body = employee({ reportingToId: 'employee-grace', designationId: designations[0]?.id });
    const { employee: made } = await server.request('ava', 'createEmployee', { body });
    expect(made).toMatchObject({
      ...body,
      designation: designations[0]?.name,
      reportingTo: 'Grace Kim',
      userId: null,
      isActive: true,
      version: 1,
    });
    const change = { body: { ...body, workPlace: ' Home ', version: 1 } };
    const { employee: after } = await server.request('ava', 'updateEmployee', change);
    expect(after).toMatchObject({ workPlace: 'Home', version: 2 });
    expect((await server.expectError('kira', 'updateEmployee', change)).status).toBe(409);
  });

  it('employees never report to an unknown person or to themselves', async () => {
    const boss = employee();
    await server.request('ava', 'createEmployee', { body: boss });
    const worker = employee({ reportingToId: boss.id });
    await server.request('ava', 'createEmployee', { body: worker });
    for (const [reportingToId, code] of [
      [worker.id, 'cyclicReports'],
      [boss.id, 'cyclicReports'],
      ['nobody', 'employeeUnknown'],
    ]) {
      const body = { ...boss, reportingToId };
      expect((await server.expectError('ava', 'updateEmployee', { body })).code).toBe(code);
    }
  });

  it('employees have unique email addresses and existing designations', async () => {
    const taken = { body: employee({ email: 'Ben@demo.test' }) };
    expect(await server.expectError('ava', 'createEmployee', taken)).toMatchObject({
      code: 'emailTaken',
      fieldErrors: { email: [expect.any(String)] },
    });
    const unknown = { body: employee({ designationId: 'nothing' }) };
    const rejected = await server.expectError('ava', 'createEmployee', unknown);
    expect(rejected.fieldErrors).toHaveProperty('designationId');
  });

  it('employees cannot be deactivated by someone who lacks a right that is revoked with them', async () => {
    const own = { id: fresh(), name: 'Personnel', privileges: ['employees.edit'] };
    await server.request('ava', 'createRole', { body: own });
    const { id } = await join({ roleIds: [own.id] });
    const leave = { body: { id: 'employee-leo', isActive: false } };
    const rejected = await server.expectError(id, 'setEmployeeState', leave);
    expect(rejected).toMatchObject({ status: 403, code: 'beyondYourRights' });
  });

  it('employees no longer run a timer once they have left', async () => {
    const start = { startTime: '2026-03-11T12:00:00Z', description: '' };
    await server.request('ben', 'startMiniEntry', { body: start });
    await server.request('ava', 'setEmployeeState', {
      body: { id: 'employee-ben', isActive: false },
    });
    await server.request('ava', 'setEmployeeState', {
      body: { id: 'employee-ben', isActive: true },
    });
    const { clockWorkRunningEntries } = await server.request('ben', 'getRunningEntries');
    expect(clockWorkRunningEntries).toEqual([]);
  });

  it('employees do not find the tenant once they have left, and do when they come back', async () => {
    const leave = { body: { id: 'employee-leo', isActive: false } };
    const { successMessages } = await server.request('ava', 'setEmployeeState', leave);
    expect(successMessages).toEqual(['The employee was deactivated.']);
    expect((await server.expectError('leo', 'getProfile')).status).toBe(404);
    await server.request('ava', 'setEmployeeState', {
      body: { id: 'employee-leo', isActive: true },
    });
    expect((await server.request('leo', 'getProfile')).profile.id).toBe('leo');
  });
});

describe('designations', () => {
  it('designations are added, changed and deleted, with unique names', async () => {
    const body = { id: fresh(), name: 'Analyst' };
    await server.request('ava', 'createDesignation', { body });
    const same = { body: { id: fresh(), name: ' ANALYST ' } };
    expect((await server.expectError('ava', 'createDesignation', same)).code).toBe('nameTaken');
    const change = { body: { ...body, name: 'Business analyst', version: 1 } };
    const { designation } = await server.request('ava', 'updateDesignation', change);
    expect(designation).toEqual({ ...change.body, employeeCount: 0, version: 2 });
    await server.request('ava', 'deleteDesignation', { path: { id: body.id } });
    expect((await server.expectError('ava', 'updateDesignation', change)).status).toBe(404);
  });

  it('designations cannot be deleted while someone has them', async () => {
    const { designations } = await server.request('ava', 'getDesignations');
    const used = designations.find(({ employeeCount }) => employeeCount > 0);
    const path = { id: used?.id ?? '' };
    const rejected = await server.expectError('ava', 'deleteDesignation', { path });
    expect(rejected).toMatchObject({ status: 409, code: 'designationInUse' });
  });
});

describe('roles', () => {
  const role = (over: object = {}) => ({
    id: fresh(),
    name: `Role ${fresh()}`,
    privileges: ['clockwork.basic'],
    ...over,
  });

  it('roles are added, changed and deleted, with unique names', async () => {
    const body = role();
    await server.request('ava', 'createRole', { body });
    const same = { body: role({ name: body.name.toUpperCase() }) };
    expect((await server.expectError('ava', 'createRole', same)).code).toBe('nameTaken');
    const change = { body: { ...body, privileges: [], version: 1 } };
    const { role: after } = await server.request('ava', 'updateRole', change);
    expect(after).toEqual({ ...change.body, userCount: 0, version: 2 });
    expect((await server.expectError('kira', 'updateRole', change)).status).toBe(409);
    await server.request('ava', 'deleteRole', { path: { id: body.id } });
    const { roles } = await server.request('ava', 'getRoles');
    expect(roles.map(({ id }) => id)).not.toContain(body.id);
  });

  it('roles give their rights to their users at once', async () => {
    const body = role({ privileges: ['tags.basic'] });
    await server.request('ava', 'createRole', { body });
    const give = { body: { id: 'jon', roleIds: ['assetViewer', body.id] } };
    await server.request('ava', 'updateSecurityUser', give);
    expect((await server.request('jon', 'getProfile')).profile.userRights).toContain('tags.basic');
    const inUse = await server.expectError('ava', 'deleteRole', { path: { id: body.id } });
    expect(inUse).toMatchObject({ status: 409, code: 'roleInUse' });
  });

  it('roles with a privilege that the contract does not have are rejected', async () => {
    const wrong = { body: role({ privileges: ['everything'] }) };
    expect((await server.expectError('ava', 'createRole', wrong)).status).toBe(400);
  });
});

describe('the last administrator who may change roles', () => {
  beforeAll(async () => {
    // In birch works only Ava and Kira have the administrator role.
    const body = { id: 'kira', isActive: false };
    await server.request('kira', 'updateSecurityUser', { tenantId: 'birch', body });
  });

  it.each([
    ['updateSecurityUser', { id: 'ava', roleIds: ['employee'] }],
    ['updateSecurityUser', { id: 'ava', isActive: false }],
    ['updateSecurityUser', { id: 'ava', roleType: 'ClientAppUser' }],
    ['setEmployeeState', { id: 'employee-ava', isActive: false }],
    ['updateRole', { id: 'admin', name: 'Administrator', privileges: ['roleManager.basic'] }],
    ['updateRole', { id: 'admin', name: 'Administrator', privileges: ['users.basic'] }],
  ] as const)('the last administrator keeps the right to change roles: %s %j', async (id, body) => {
    const sent = { tenantId: 'birch', body };
    const response = await server.send('ava', id, sent);
    const canStay = 'privileges' in body && body.privileges[0] === 'roleManager.basic';
    expect(response.status).toBe(canStay ? 200 : 409);
    const { tenants } = await server.request('ava', 'getUserTenants');
    expect(tenants.find((tenant) => tenant.id === 'birch')?.isUserAssigned).toBe(true);
    expect(
      (await server.request('ava', 'getRoles', { tenantId: 'birch' })).roles.length,
    ).toBeGreaterThan(0);
    if (canStay) await restoreAdmin();
  });

  /** Restores the rights of the administrators of birch works. */
  async function restoreAdmin(): Promise<void> {
    const admin = (await server.request('ava', 'getRoles')).roles.find(
      (role) => role.id === 'admin',
    );
    const { id = '', name = '', privileges = [] } = admin ?? {};
    const body = { id, name, privileges };
    await server.request('ava', 'updateRole', { tenantId: 'birch', body });
  }
});

describe('the rights of people', () => {
  it.each([
    ['getSecurityUsers', 'users.basic'],
    ['getEmployee', 'employees.view'],
    ['getDesignations', 'designation.basic'],
    ['getRoles', 'roleManager.basic'],
  ] as const)('%s needs %s', async (id, privilege) => {
    const rejected = await server.expectError('ben', id, { path: { id: 'employee-ben' } });
    expect(rejected.status).toBe(403);
    expect(rejected.errorMessages[0]).toContain(rightsIn('en', [privilege]));
  });
});
