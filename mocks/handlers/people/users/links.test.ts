import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';

/** Source of the rules: PEOPL-D06. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const fresh = () => crypto.randomUUID();

const employee = (over: object = {}) => ({
  id: fresh(),
  fullName: 'Mia Roth',
  email: `${fresh()}@demo.test`,
  designationId: null,
  reportingToId: null,
  workPlace: '',
  phone: '',
  dateOfBirth: null,
  joinedOn: null,
  isTeamLead: false,
  ...over,
});

async function addEmployee(over: object = {}): Promise<string> {
  const body = employee(over);
  await server.request('ava', 'createEmployee', { body });
  return body.id;
}

/** Gives Ben some rights in addition to those of his role. */
async function giveBen(...privileges: string[]): Promise<void> {
  const role = { id: fresh(), name: `Role ${fresh()}`, privileges };
  await server.request('ava', 'createRole', { body: role });
  const body = { id: 'ben', roleIds: ['employee', role.id] };
  await server.request('ava', 'updateSecurityUser', { body });
}

const link = (by: string, id: string, employeeId: string | null) =>
  server.send(by, 'updateSecurityUser', { body: { id, employeeId } });
const denied = async (response: Promise<Response>) => {
  const { status } = await response.then((each) => each.clone());
  const { code } = (await (await response).json()) as { code?: string };
  return [status, code];
};
const getEmployeeId = async (id: string) =>
  (await server.request('kira', 'getSecurityUser', { path: { id } })).securityUser.employeeId;

describe('linking a user to an employee with a history', () => {
  it('linking an employee with a history is denied to people who manage users but no roles', async () => {
    await giveBen('users.basic');
    expect(await denied(link('ben', 'leo', null))).toEqual([403, 'linkNeedsRoleManager']);
    expect(await getEmployeeId('leo')).toBe('employee-leo');
    await link('ava', 'leo', null);
    expect(await denied(link('ben', 'jon', 'employee-leo'))).toEqual([403, 'linkNeedsRoleManager']);
    expect(await denied(link('ben', 'ben', 'employee-leo'))).toEqual([403, 'ownLink']);
    expect(await getEmployeeId('ben')).toBe('employee-ben');
  });

  it('linking an employee with a history is also denied in an invitation', async () => {
    await giveBen('users.basic');
    await link('ava', 'leo', null);
    const body = {
      id: fresh(),
      name: 'Mia',
      email: `${fresh()}@demo.test`,
      employeeId: 'employee-leo',
    };
    const rejected = await server.expectError('ben', 'inviteSecurityUser', { body });
    expect(rejected).toMatchObject({ status: 403, code: 'linkNeedsRoleManager' });
  });

  it('linking oneself to an employee with a history is never possible, even for an administrator', async () => {
    const other = await addEmployee();
    expect(await denied(link('ava', 'ava', null))).toEqual([403, 'ownLink']);
    expect(await denied(link('ava', 'ava', other))).toEqual([403, 'ownLink']);
    const lead = await addEmployee({ isTeamLead: true });
    expect(await denied(link('kira', 'kira', lead))).toEqual([403, 'ownLink']);
    expect(await denied(link('kira', 'kira', other))).toEqual([200, undefined]);
  });

  it('linking ends the sessions of the detached user and of the linked user', async () => {
    for (const person of ['leo', 'jon']) {
      expect((await server.send(person, 'getProfile', { sid: 'open' })).status).toBe(200);
    }
    expect((await link('ava', 'leo', null)).status).toBe(200);
    expect((await link('ava', 'jon', 'employee-leo')).status).toBe(200);
    for (const person of ['leo', 'jon']) {
      expect((await server.send(person, 'getProfile', { sid: 'open' })).status).toBe(401);
      expect((await server.send(person, 'getProfile', { sid: 'next' })).status).toBe(200);
    }
  });

  it('linking stops the timer of the detached user', async () => {
    const body = { startTime: '2026-03-11T12:00:00Z', description: '' };
    await server.request('leo', 'startMiniEntry', { body });
    await link('ava', 'leo', null);
    const running = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('entries', { where: { employeeId: 'employee-leo', endTime: null } }),
    );
    expect(running).toEqual([]);
  });

  it('sending the same employee again changes no link', async () => {
    await giveBen('users.basic');
    expect((await link('ben', 'leo', 'employee-leo')).status).toBe(200);
    expect((await server.send('leo', 'getProfile')).status).toBe(200);
  });
});

describe('linking a user to an employee without a history', () => {
  it('linking an employee without a history needs the right to manage roles only for oneself', async () => {
    await giveBen('users.basic');
    const employeeId = await addEmployee();
    const { securityUser } = await server.request('ava', 'inviteSecurityUser', {
      body: { id: fresh(), name: 'Mia', email: `${fresh()}@demo.test` },
    });
    expect((await link('ben', securityUser.id, employeeId)).status).toBe(200);
    expect(await denied(link('ben', 'ben', null))).toEqual([403, 'ownLink']);
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const ben = await db.get('tenantUsers', 'ben');
      if (ben) await db.put('tenantUsers', { ...ben, employeeId: null });
    });
    const another = await addEmployee();
    expect(await denied(link('ben', 'ben', another))).toEqual([403, 'linkNeedsRoleManager']);
  });

  it.each([
    ['has time entries', 'entries'],
    ['belonged to a project', 'projectMembers'],
    ['belongs to a team', 'teamMembers'],
    ['had an asset', 'assetAssignments'],
    ['has people below it', 'employees'],
  ] as const)(
    'linking an employee needs the right to manage roles once the employee %s',
    async (_what, name) => {
      await giveBen('users.basic');
      const employeeId = await addEmployee();
      const { securityUser } = await server.request('ava', 'inviteSecurityUser', {
        body: { id: fresh(), name: 'Mia', email: `${fresh()}@demo.test` },
      });
      await record(name, employeeId);
      expect(await denied(link('ben', securityUser.id, employeeId))).toEqual([
        403,
        'linkNeedsRoleManager',
      ]);
    },
  );

  /** Creates a record that refers to an employee. */
  const record = (
    name: 'entries' | 'projectMembers' | 'teamMembers' | 'assetAssignments' | 'employees',
    employeeId: string,
  ) =>
    server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const id = fresh();
      const [grace] = await db.query('employees', { where: { id: 'employee-grace' } });
      const at = '2026-03-10T12:00:00.000Z';
      const put = {
        entries: () =>
          db.put('entries', {
            id,
            employeeId,
            startTime: at,
            endTime: at,
            description: '',
            projectId: null,
            taskId: null,
            entryAtWork: false,
            version: 1,
          }),
        projectMembers: () =>
          db.put('projectMembers', { id, projectId: id, employeeId, isActiveMember: false }),
        teamMembers: () => db.put('teamMembers', { id, teamId: id, employeeId }),
        assetAssignments: () =>
          db.put('assetAssignments', {
            id,
            assetId: id,
            employeeId,
            teamId: null,
            holderName: '',
            startedOn: '2026-03-01',
            endedOn: '2026-03-02',
            expectedReturnOn: null,
            note: '',
            handover: null,
          }),
        employees: async () => {
          if (grace)
            await db.put('employees', {
              ...grace,
              id,
              email: `${id}@aster.test`,
              reportingToId: employeeId,
            });
        },
      };
      await put[name]();
    });
});

describe('team leads and their reports', () => {
  const change = async (by: string, id: string, changes: object) => {
    const { employee: seen } = await server.request('ava', 'getEmployee', { path: { id } });
    const known = Object.keys(employee());
    const sent = Object.fromEntries(Object.entries(seen).filter(([name]) => known.includes(name)));
    return denied(server.send(by, 'updateEmployee', { body: { ...sent, ...changes } }));
  };

  it('no one can make themselves a team lead or change their own manager', async () => {
    await giveBen('employees.edit', 'employees.add');
    expect(await change('ben', 'employee-ben', { isTeamLead: true })).toEqual([403, 'ownLead']);
    expect(await change('ava', 'employee-ava', { isTeamLead: true })).toEqual([403, 'ownLead']);
    const toBen = { reportingToId: 'employee-ben' };
    expect(await change('ben', 'employee-leo', toBen)).toEqual([403, 'ownReports']);
    expect(await denied(server.send('ben', 'createEmployee', { body: employee(toBen) }))).toEqual([
      403,
      'ownReports',
    ]);
    const toAva = { reportingToId: 'employee-ava' };
    expect(await change('ava', 'employee-leo', toAva)).toEqual([403, 'ownReports']);
  });

  it('people who administer the tenant or manage its roles set team leads and managers for others', async () => {
    await giveBen('employees.edit', 'employees.add');
    const lead = { isTeamLead: true };
    expect(await change('ben', 'employee-leo', lead)).toEqual([403, 'leadNeedsRoleManager']);
    const added = server.send('ben', 'createEmployee', { body: employee(lead) });
    expect(await denied(added)).toEqual([403, 'leadNeedsRoleManager']);
    await giveBen('employees.edit', 'roleManager.basic');
    expect(await change('ben', 'employee-leo', lead)).toEqual([200, undefined]);
    expect(await change('ava', 'employee-jon', lead)).toEqual([200, undefined]);
    const toBen = { reportingToId: 'employee-ben' };
    expect(await change('ava', 'employee-leo', toBen)).toEqual([200, undefined]);
  });

  it('team leads and managers stay as they are when a change does not concern them', async () => {
    await giveBen('employees.edit');
    expect(await change('ben', 'employee-grace', { workPlace: 'Home' })).toEqual([200, undefined]);
    expect(await change('ava', 'employee-leo', { reportingToId: 'employee-jon' })).toEqual([
      200,
      undefined,
    ]);
  });
});
