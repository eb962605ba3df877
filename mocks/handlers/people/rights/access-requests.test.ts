import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';

/** Source of the rules: GATE-014, PEOPL-014, PROJ-045. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const privilege = 'assetManager.editDetails' as const;
const addRequest = async (person = 'jon', note = ' I take over repairs. ') => {
  const body = { privilege, note, page: '/assetManager/scan' };
  return (await server.request(person, 'requestAccess', { body })).accessRequest;
};
const findOwn = (person = 'jon') =>
  server.request(person, 'getMyAccessRequest', { query: { privilege } });
const grant = (id: string, roleId = 'assetDetailsEditor') => ({
  body: { id, status: 'granted' as const, roleId, note: 'Welcome.' },
});
const listTypes = async (person: string, typeId: number) =>
  (
    await server.request(person, 'listNotifications', {
      query: { typeId: String(typeId), filterType: 'All' },
    })
  ).notifications;
const readRights = async (person: string) =>
  (await server.request('ava', 'getEffectiveRights', { path: { userId: person } })).rights.map(
    (right) => right.privilege,
  );

describe('a request for a right', () => {
  it('a request for a right names who can grant it, and notifies each of them', async () => {
    expect(await findOwn()).toEqual({
      accessRequest: null,
      granterNames: ['Ava Stone', 'Kira Novak'],
      granterCount: 2,
    });
    const sent = await addRequest();
    expect(sent).toMatchObject({ status: 'open', note: 'I take over repairs.', userId: 'jon' });
    expect((await findOwn()).accessRequest).toEqual(sent);
    const [notification] = await listTypes('ava', 19);
    expect(notification?.notificationData).toMatchObject({
      userName: 'Jon Berg',
      value: sent.id,
      privilege,
      remark: 'I take over repairs.',
    });
    expect(await listTypes('kira', 19)).toHaveLength(1);
  });

  it('a request is rejected for a right that is open already, or that the person has', async () => {
    await addRequest();
    const body = { privilege };
    const twice = await server.expectError('jon', 'requestAccess', { body });
    expect(twice).toMatchObject({ status: 409, code: 'accessRequested' });
    const own = await server.expectError('hugo', 'requestAccess', { body });
    expect(own).toMatchObject({ status: 409, code: 'rightGivenBefore' });
  });

  it('a request is rejected when nobody else could grant it', async () => {
    const { roles } = await server.request('kira', 'getRoles');
    for (const role of roles) {
      const privileges = role.privileges.filter((each) => each !== privilege);
      if (privileges.length === role.privileges.length) continue;
      await server.request('kira', 'updateRole', { body: { ...withoutCount(role), privileges } });
    }
    expect((await findOwn()).granterCount).toBe(0);
    const { code } = await server.expectError('jon', 'requestAccess', { body: { privilege } });
    expect(code).toBe('accessUngrantable');
  });

  it('a request is withdrawn only by its author and only while it is open', async () => {
    const { id } = await addRequest();
    const path = { id };
    expect(await server.expectError('hugo', 'withdrawAccessRequest', { path })).toMatchObject({
      status: 404,
    });
    await server.request('jon', 'withdrawAccessRequest', { path });
    expect((await listTypes('ava', 19)).map(({ isComplete }) => isComplete)).toEqual([]);
    const again = await addRequest();
    await server.request('ava', 'answerAccessRequest', grant(again.id));
    const late = { path: { id: again.id } };
    const { code } = await server.expectError('jon', 'withdrawAccessRequest', late);
    expect(code).toBe('accessAnswered');
  });
});

describe('the answer to a request', () => {
  it('the roles that include the right are offered with what else they would give', async () => {
    const { id } = await addRequest();
    const { roles, hasRight } = await server.request('ava', 'getAccessRequestRoles', {
      path: { id },
    });
    expect(hasRight).toBe(false);
    expect(roles.map((role) => role.id)).toEqual(['assetDetailsEditor', 'assetManager', 'admin']);
    expect(roles[0]).toMatchObject({ more: [], isGrantable: true });
    expect(roles[1]?.more).toContain('assetManager.delete');
  });

  it('a granted request gives the role at once, and notifies its author', async () => {
    const { id } = await addRequest();
    const { accessRequest } = await server.request('ava', 'answerAccessRequest', grant(id));
    expect(accessRequest).toMatchObject({
      status: 'granted',
      answeredBy: 'Ava Stone',
      roleName: 'Asset details editor',
      version: 2,
    });
    expect(await readRights('jon')).toContain(privilege);
    const [granted] = await listTypes('jon', 20);
    expect(granted?.notificationData).toMatchObject({
      remark: 'Welcome.',
      page: '/assetManager/scan',
    });
    const second = await server.expectError('kira', 'answerAccessRequest', grant(id));
    expect(second).toMatchObject({ status: 409, code: 'accessAnswered' });
  });

  it('a denial without a reason is rejected at its field', async () => {
    const { id } = await addRequest();
    const body = { id, status: 'denied' as const, note: ' ' };
    const rejected = await server.expectError('ava', 'answerAccessRequest', { body });
    expect([rejected.status, Object.keys(rejected.fieldErrors ?? {})]).toEqual([400, ['note']]);
  });

  it('a denied request changes no right, and its author may request it again', async () => {
    const { id } = await addRequest();
    const body = { id, status: 'denied' as const, note: 'Ines does it.' };
    await server.request('ava', 'answerAccessRequest', { body });
    expect(await readRights('jon')).not.toContain(privilege);
    const [denied] = await listTypes('jon', 21);
    expect(denied?.notificationData).toMatchObject({ remark: 'Ines does it.', privilege });
    expect(denied?.notificationData.page).toBeUndefined();
    expect((await findOwn()).accessRequest?.answerNote).toBe('Ines does it.');
    expect((await addRequest()).status).toBe('open');
  });

  it('a role without the right, an unknown one and none are rejected at the field', async () => {
    const { id } = await addRequest();
    for (const roleId of ['employee', 'nobody', null]) {
      const body = { id, status: 'granted' as const, roleId };
      const rejected = await server.expectError('ava', 'answerAccessRequest', { body });
      expect([rejected.status, Object.keys(rejected.fieldErrors ?? {})]).toEqual([400, ['roleId']]);
    }
  });

  it('nobody answers their own request, or grants more than they have', async () => {
    await server.request('ava', 'createRole', {
      body: { id: 'keeper', name: 'Keeper', privileges: ['roleManager.basic', privilege] },
    });
    const user = await server.request('ava', 'getSecurityUser', { path: { id: 'ben' } });
    const roleIds = [...user.securityUser.roleIds, 'keeper'];
    await server.request('ava', 'updateSecurityUser', { body: { id: 'ben', roleIds } });
    const mine = await server.request('ben', 'requestAccess', {
      body: { privilege: 'tags.basic' },
    });
    const own = await server.expectError('ben', 'answerAccessRequest', {
      body: { id: mine.accessRequest.id, status: 'denied' },
    });
    expect(own).toMatchObject({ status: 403, code: 'ownAccessRequest' });
    const { id } = await addRequest();
    expect((await findOwn()).granterNames).toContain('Ben Okafor');
    const beyond = await server.expectError(
      'ben',
      'answerAccessRequest',
      grant(id, 'assetManager'),
    );
    expect(beyond).toMatchObject({ status: 403, code: 'beyondYourRights' });
    const { roles } = await server.request('ben', 'getAccessRequestRoles', { path: { id } });
    const grantable = roles.filter(({ isGrantable }) => isGrantable).map((role) => role.id);
    expect(grantable).toEqual(['keeper']);
  });

  it('the audit log contains the request, the answer and the new role', async () => {
    const { id } = await addRequest();
    await server.request('ava', 'answerAccessRequest', grant(id));
    const { auditEntries: entries } = await server.request('ava', 'searchAuditLog', {
      body: { page: 1, pageSize: 10, sort: null, columnFilters: [] },
    });
    const actions = entries.slice(0, 3).map(({ action, actor }) => `${action} ${actor}`);
    expect(actions.toSorted()).toEqual([
      'accessRequest.create Jon Berg',
      'accessRequest.update Ava Stone',
      'user.update Ava Stone',
    ]);
  });

  it('the list of requests is filtered by status, the newest first', async () => {
    const first = await addRequest();
    server.setNow('2026-03-11T12:01:00Z');
    const second = await addRequest('ben');
    const list = async (status: string) => {
      const columnFilters = [{ name: 'status', value: status }];
      const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
      const found = await server.request('ava', 'searchAccessRequests', { body });
      return found.accessRequests.map(({ id }) => id);
    };
    expect((await list('open')).slice(0, 2)).toEqual([second.id, first.id]);
    await server.request('ava', 'answerAccessRequest', grant(first.id));
    expect((await list('open'))[0]).toBe(second.id);
    expect(await list('open')).not.toContain(first.id);
    expect(await list('granted')).toEqual([first.id]);
  });
});

const withoutCount = ({ id, name }: { id: string; name: string }) => ({ id, name });
