import { beforeAll, describe, expect, it } from 'vitest';
import { firstPage } from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: PRIV-001, PEOPL-019. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const search = async (more: object = {}) =>
  (await server.request('ava', 'searchAuditLog', { body: { ...firstPage, ...more } })).auditEntries;

const getRole = async (id: string) =>
  (await server.request('ava', 'getRoles')).roles.find((role) => role.id === id);

describe('the audit log', () => {
  it('the log says who changed which right, from what to what', async () => {
    const role = await getRole('employee');
    if (!role) throw new Error('The demo world has no role `employee`.');
    const { userCount: _count, ...input } = role;
    const privileges = role.privileges.filter((id) => id !== 'clockwork.basic');
    privileges.push('tagReport.basic');
    await server.request('ava', 'updateRole', { body: { ...input, privileges } });
    const [entry] = await search();
    expect(entry).toMatchObject({
      actorId: 'ava',
      actor: 'Ava Stone',
      action: 'role.update',
      recordId: 'employee',
      record: role.name,
      timestamp: '2026-03-11T12:00:00.000Z',
      changes: [{ field: 'privileges', from: ['clockwork.basic'], to: ['tagReport.basic'] }],
    });
  });

  it('references are named, and personal data are not shown', async () => {
    const { employee } = await server.request('ava', 'getEmployee', {
      path: { id: 'employee-ben' },
    });
    const { id, fullName, email, designationId, workPlace, isTeamLead } = employee;
    const kept = { id, fullName, email, designationId, workPlace, isTeamLead };
    const body = {
      ...kept,
      reportingToId: 'employee-hugo',
      phone: '+49 30 1234',
      dateOfBirth: '1990-01-02',
      joinedOn: employee.joinedOn,
    };
    await server.request('ava', 'updateEmployee', { body });
    const [entry] = await search();
    expect(entry?.changes).toContainEqual({ field: 'phone', from: [], to: [] });
    expect(entry?.changes).toContainEqual({ field: 'dateOfBirth', from: [], to: [] });
    const manager = entry?.changes.find(({ field }) => field === 'reportingToId');
    expect(manager?.to).toEqual(['Hugo Silva']);
    expect(JSON.stringify(entry)).not.toContain('1234');
  });

  it('a lost access is an entry, and a rejected call leaves none', async () => {
    const { securityUser } = await server.request('ava', 'getSecurityUser', {
      path: { id: 'jon' },
    });
    const { version } = securityUser;
    await server.request('ava', 'updateSecurityUser', {
      body: { id: 'jon', isActive: false, version },
    });
    const [entry] = await search({ columnFilters: [{ name: 'action', value: 'access.' }] });
    expect(entry).toMatchObject({
      record: 'Jon Berg',
      changes: [{ field: 'isActive', from: ['true'], to: ['false'] }],
    });
    const before = await search();
    await server.expectError('ava', 'updateSecurityUser', {
      body: { id: 'jon', isActive: true, version },
    });
    expect(await search()).toEqual(before);
  });

  it('a change of a client and of its contact are two entries of one call', async () => {
    const id = crypto.randomUUID();
    const contact = { id: crypto.randomUUID(), name: 'Rosa Blum', email: 'rosa@client.test' };
    const body = { id, name: 'Linden AG', isActive: true, contacts: [contact] };
    await server.request('ava', 'createClient', { body });
    const actions = (await search()).slice(0, 2).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['client.create', 'clientContact.create']);
    const found = await search({ columnFilters: [{ name: 'text', value: 'linden' }] });
    expect(found.map(({ action }) => action)).toEqual(['client.create']);
  });

  it('an export is in the log after it, and needs the right to roles', async () => {
    const response = await server.send('ava', 'exportAuditLog', { body: firstPage });
    expect(response.status).toBe(200);
    expect((await search())[0]).toMatchObject({ action: 'auditLog.export', changes: [] });
    const denied = await server.expectError('ben', 'exportAuditLog', { body: firstPage });
    expect(denied.status).toBe(403);
  });
});
