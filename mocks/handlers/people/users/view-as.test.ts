import { beforeEach, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@atrium/contract/generated/operations.ts';
import { redeemReset } from '../../../identity/password-reset.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';

/** Source of the rules: PEOPL-017, PRIV-001. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const begin = (userId = 'ben', who = 'ava') =>
  server.request(who, 'beginViewAs', { body: { userId } });
const profile = async (who = 'ava') => (await server.request(who, 'getProfile')).profile;
const log = async (kind: string) => {
  const columnFilters = [{ name: 'action', value: kind }];
  const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters };
  return (await server.request('ava', 'searchAuditLog', { body, sid: 'log' })).auditEntries;
};

describe('a view as another user', () => {
  it('a view shows the profile of the user, and says who views', async () => {
    const { viewAs } = await begin();
    expect(viewAs).toEqual({
      userId: 'ben',
      userName: 'Ben Okafor',
      viewerName: 'Ava Stone',
      endsAt: '2026-03-11T12:30:00.000Z',
    });
    expect(await profile()).toMatchObject({ id: 'ben', name: 'Ben Okafor', viewAs });
    const other = await server.request('ava', 'getProfile', { sid: 'other' });
    expect(other.profile.id).toBe('ava');
    expect(other.profile.viewAs).toBeUndefined();
  });

  it('a view has only the rights that both people have', async () => {
    const own = new Set((await profile()).userRights);
    const theirs = (await profile('leo')).userRights;
    await begin('leo');
    expect((await profile()).userRights).toEqual(theirs.filter((right) => own.has(right)));
    const role = { id: crypto.randomUUID(), name: 'Helpers' };
    const privileges = ['users.basic', 'roleManager.basic'];
    await server.request('ava', 'createRole', { sid: 'log', body: { ...role, privileges } });
    const body = { id: 'dan', roleIds: [role.id], roleType: 'ClientAppUser', isActive: true };
    await server.request('ava', 'updateSecurityUser', { sid: 'log', body });
    await begin('ben', 'dan');
    expect((await profile('dan')).userRights).toEqual([]);
    const search = { body: { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] } };
    expect((await server.send('dan', 'searchEmployees', search)).status).toBe(403);
  });

  it('a view rejects every operation of the tenant that changes something', async () => {
    await begin();
    const body = { dateFormat: 'MM/DD/YYYY', timeZone: 'Europe/Berlin' };
    const rejected = await server.expectError('ava', 'updateDateFormatAndTimeZone', { body });
    expect(rejected).toMatchObject({
      status: 403,
      code: 'viewReadOnly',
      errorMessages: ['You view Atrium as Ben Okafor; nothing is saved.'],
    });
    const own: ReadonlySet<OperationId> = new Set(['endViewAs', 'assignTenant']);
    const mutating = (Object.keys(operations) as OperationId[]).filter(
      (id) =>
        operations[id].mutates &&
        !operations[id].isPublic &&
        operations[id].path.includes('{tenantId}') &&
        !own.has(id),
    );
    expect(mutating.length).toBeGreaterThan(100);
    for (const id of mutating) {
      const { status } = await server.send('ava', id, { body: {} });
      // Rejected before the body is checked: for a right that is missing, or for the view.
      expect([id, status]).toEqual([id, 403]);
    }
  });

  it('a view begins neither within a view, nor of the caller, nor of someone above', async () => {
    const errorFor = async (userId: string) => {
      const { status, code } = await server.expectError('ava', 'beginViewAs', { body: { userId } });
      return [status, code];
    };
    expect(await errorFor('ava')).toEqual([403, 'viewSelf']);
    expect(await errorFor('kira')).toEqual([403, 'aboveYou']);
    expect(await errorFor('nobody')).toEqual([404, 'userUnknown']);
    await begin();
    expect((await errorFor('leo'))[0]).toBe(403);
  });

  it('a view begins neither of an invited nor of a deactivated user', async () => {
    const sent = { id: crypto.randomUUID(), name: 'Mia Roth', email: 'mia.roth@demo.test' };
    const { securityUser } = await server.request('ava', 'inviteSecurityUser', { body: sent });
    await server.request('ava', 'updateSecurityUser', { body: { id: 'leo', isActive: false } });
    for (const userId of [securityUser.id, 'leo']) {
      const rejected = await server.expectError('ava', 'beginViewAs', { body: { userId } });
      expect(rejected).toMatchObject({ status: 409, code: 'viewNeedsAccess' });
    }
  });

  it('a view needs the right to manage roles, too', async () => {
    const helper = { id: crypto.randomUUID(), name: 'Helpers', privileges: ['users.basic'] };
    await server.request('ava', 'createRole', { body: helper });
    const body = { id: 'leo', roleIds: [helper.id] };
    await server.request('ava', 'updateSecurityUser', { body });
    const rejected = await server.expectError('leo', 'beginViewAs', { body: { userId: 'ben' } });
    expect(rejected).toMatchObject({ status: 403, code: 'privilegeMissing' });
  });
});

describe('the end of a view', () => {
  it('a view ends when the viewer stops it', async () => {
    await begin();
    await server.request('ava', 'endViewAs');
    expect((await profile()).id).toBe('ava');
    await server.request('ava', 'endViewAs');
  });

  it('a view ends after 30 minutes by the clock of the server', async () => {
    await begin();
    server.setNow('2026-03-11T12:29:59Z');
    expect((await profile()).id).toBe('ben');
    server.setNow('2026-03-11T12:30:00Z');
    expect((await profile()).id).toBe('ava');
    expect((await log('viewAs')).map(({ action }) => action)).toEqual([
      'viewAs.end',
      'viewAs.begin',
    ]);
  });

  it('a client that still shows a view that has ended saves nothing', async () => {
    await begin();
    const headers = { 'X-View-As': 'ben' };
    expect((await server.send('ava', 'getIsTeamLead', { headers })).status).toBe(200);
    server.setNow('2026-03-11T12:31:00Z');
    const body = { dateFormat: 'MM/DD/YYYY', timeZone: 'Europe/Berlin' };
    const sent = { body, headers };
    const rejected = await server.expectError('ava', 'updateDateFormatAndTimeZone', sent);
    expect(rejected).toMatchObject({ status: 403, code: 'viewChanged' });
    expect((await server.send('ava', 'getProfile', { headers })).status).toBe(200);
  });

  it('a client that does not show a view that has started reads nothing', async () => {
    await begin();
    const headers = { 'X-View-As': 'self' };
    const rejected = await server.expectError('ava', 'getRunningEntries', { headers });
    expect(rejected).toMatchObject({ status: 403, code: 'viewChanged' });
  });

  it('a view ends with the access of the user, with a right of the viewer, and with the session', async () => {
    await begin();
    const body = { id: 'ben', isActive: false };
    await server.request('ava', 'updateSecurityUser', { body, sid: 'log' });
    expect((await profile()).id).toBe('ava');
    await begin('leo');
    await server.request('ava', 'logout');
    expect((await log('viewAs')).map(({ action }) => action)).toEqual([
      'viewAs.end',
      'viewAs.begin',
      'viewAs.end',
      'viewAs.begin',
    ]);
  });

  it('whoever reads the log sees the end of a view whose session makes no further call', async () => {
    await begin();
    server.setNow('2026-03-11T12:29:59Z');
    expect((await log('viewAs')).map(({ action }) => action)).toEqual(['viewAs.begin']);
    server.setNow('2026-03-11T14:00:00Z');
    const ended = await log('viewAs');
    expect(ended.map(({ action, timestamp }) => [action, timestamp])).toEqual([
      ['viewAs.end', '2026-03-11T12:30:00.000Z'],
      ['viewAs.begin', '2026-03-11T12:00:00.000Z'],
    ]);
    expect(ended[0]).toMatchObject({ actor: 'Ava Stone', ipAddress: ended[1]?.ipAddress });
    expect((await profile()).id).toBe('ava');
    expect(await log('viewAs')).toHaveLength(2);
  });

  it('an export of the log contains the end of a view whose time is over', async () => {
    await begin();
    server.setNow('2026-03-11T14:00:00Z');
    const body = { sort: null, columnFilters: [] };
    await server.send('ava', 'exportAuditLog', { body, sid: 'log' });
    const views = await server.store.transaction('read', ({ platform }) =>
      platform.query('sessionViews'),
    );
    expect(views).toEqual([]);
  });

  it('the log has both names at the begin and the end', async () => {
    await begin();
    server.setNow('2026-03-11T12:10:00Z');
    await server.request('ava', 'endViewAs');
    const entries = await log('viewAs');
    expect(entries.map(({ actor, record, action }) => [actor, record, action])).toEqual([
      ['Ava Stone', 'Ben Okafor', 'viewAs.end'],
      ['Ava Stone', 'Ben Okafor', 'viewAs.begin'],
    ]);
    expect(entries.at(-1)?.changes).toEqual([
      { field: 'endsAt', from: [], to: ['2026-03-11T12:30:00.000Z'] },
    ]);
  });
});

describe('the sign-ins of a user', () => {
  it('the log has ended sessions, and resets of the second factor and the password', async () => {
    const path = { id: 'leo' };
    await server.request('ava', 'endUserSessions', { path });
    await server.request('ava', 'resetUserTwoFactor', { path });
    await server.request('ava', 'resetUserPassword', { path });
    for (const kind of ['sessions.end', 'twoFactor.reset', 'password.reset']) {
      const [entry] = await log(kind);
      expect(entry).toMatchObject({ actor: 'Ava Stone', record: 'Leo Park', action: kind });
    }
  });

  it('a reset password is replaced once by the link, within a day', async () => {
    const readReset = () =>
      server.store.transaction('read', ({ platform }) => platform.get('passwordResets', 'leo'));
    const set = async (code: string) =>
      redeemReset(
        server.store,
        { now: server.now },
        { personId: 'leo', code, password: 'A new one 4 Leo' },
      );
    await server.request('ava', 'resetUserPassword', { path: { id: 'leo' } });
    const { code = '' } = (await readReset()) ?? {};
    expect(await set('wrong')).toBe(false);
    expect(await set(code)).toBe(true);
    expect(await set(code)).toBe(false);
    await server.request('ava', 'resetUserPassword', { path: { id: 'leo' } });
    const again = (await readReset())?.code ?? '';
    server.setNow('2026-03-12T12:00:00Z');
    expect(await set(again)).toBe(false);
  });

  it('the password of oneself, of an invited person and of someone above is not reset', async () => {
    const sent = { id: crypto.randomUUID(), name: 'Mia Roth', email: 'mia.roth@demo.test' };
    const { securityUser } = await server.request('ava', 'inviteSecurityUser', { body: sent });
    for (const [id, status] of [
      ['ava', 403],
      ['kira', 403],
      [securityUser.id, 409],
    ] as const) {
      const rejected = await server.expectError('ava', 'resetUserPassword', { path: { id } });
      expect([id, rejected.status]).toEqual([id, status]);
    }
  });
});
