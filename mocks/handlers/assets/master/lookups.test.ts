import { beforeAll, describe, expect, it } from 'vitest';
import { addTablet, seeded } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';

/** Source: ASSET-030, ASSET-151. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

let next = 450;
const number = () => (next += 1);
const assetsOfBen = () =>
  server.request('ines', 'listEmployeeAssets', { path: { employeeId: 'employee-ben' } });

describe('looking up assets and employees', () => {
  const assets = async (searchText: string) =>
    (await server.request('ines', 'lookUpAssets', { path: { searchText } })).assets;

  it('the lookup finds assets in store by code, name, serial number and type, ignoring case', async () => {
    await addTablet(server, number(), {
      assetCode: 'Find-Me',
      name: 'Tolstoy',
      serialNumber: 'ZX-81',
    });
    for (const text of ['find-me', 'TOLST', ' zx-81 ']) {
      expect(await assets(text)).toMatchObject([{ assetCode: 'Find-Me', isTeam: false }]);
    }
    expect((await assets('laptop')).map(({ assetCode }) => assetCode)).toContain('AS-LAP-0002');
    expect(await assets('AS-LAP-0001')).toEqual([]);
    expect(await assets('there is no such asset')).toEqual([]);
  });

  it('the lookup returns at most twenty matches', async () => {
    for (let count = 0; count < 21; count += 1) {
      await addTablet(server, number(), { name: 'Many of them' });
    }
    expect(await assets('many of them')).toHaveLength(20);
  });

  it('the lookup finds active employees by name and e-mail, with their assets', async () => {
    const path = { searchText: 'BEN' };
    const { employees } = await server.request('ines', 'lookUpAssetEmployees', { path });
    const count = (await assetsOfBen()).employeeAssets.length;
    expect(employees).toMatchObject([
      { id: 'employee-ben', name: 'Ben Okafor', assetCount: count },
    ]);
    const byMail = await server.request('ines', 'lookUpAssetEmployees', {
      path: { searchText: 'grace@demo' },
    });
    expect(byMail.employees.map(({ name }) => name)).toEqual(['Grace Kim']);
  });

  it('the lookup accepts a text of up to 100 characters', async () => {
    const path = { searchText: 'x'.repeat(101) };
    expect((await server.expectError('ines', 'lookUpAssets', { path })).status).toBe(400);
  });

  it('the assets of an unknown employee or team are not found', async () => {
    const employee = { path: { employeeId: 'employee-nobody' } };
    expect((await server.expectError('ines', 'listEmployeeAssets', employee)).status).toBe(404);
    const team = { path: { teamId: uuid(1) } };
    expect((await server.expectError('ines', 'listTeamAssets', team)).status).toBe(404);
  });
});

describe('the workplace of an employee', () => {
  const update = (employeeId: string, workPlace: string) => ({ body: { employeeId, workPlace } });

  it('the workplace is changed, and shown next to the employee’s assets', async () => {
    const sent = update('employee-ben', '  At home ');
    expect(await server.request('ines', 'updateWorkPlace', sent)).toEqual({
      workPlace: 'At home',
      successMessages: ['Ben Okafor’s work place was changed.'],
    });
    const path = { id: seeded(1) };
    const { assetAssignment } = await server.request('ines', 'getAssetAssignment', { path });
    expect(assetAssignment?.workPlace).toBe('At home');
  });

  it('the workplace is required, has at most 250 characters, and belongs to an existing employee', async () => {
    const expectError = async (employeeId: string, workPlace: string) =>
      (await server.expectError('ines', 'updateWorkPlace', update(employeeId, workPlace))).status;
    expect(await expectError('employee-ben', '   ')).toBe(400);
    expect(await expectError('employee-ben', 'x'.repeat(251))).toBe(400);
    expect(await expectError('employee-nobody', 'Office')).toBe(404);
  });
});

describe('an assignee', () => {
  it('an assignee is an employee or a team, with the sums of their assets', async () => {
    const { assetHolders } = await server.request('ines', 'searchAssetHolders', {
      query: { isHolding: 'true', pageSize: '50' },
    });
    for (const assignee of assetHolders) {
      const path = { holderId: assignee.employeeId ?? assignee.teamId ?? '' };
      const { assetHolder } = await server.request('ines', 'getAssetHolder', { path });
      expect(assetHolder).toEqual(assignee);
    }
    expect(new Set(assetHolders.map(({ teamId }) => teamId === null))).toEqual(
      new Set([true, false]),
    );
  });

  it('an assignee who does not exist is not found', async () => {
    const path = { holderId: 'nobody' };
    expect((await server.expectError('ines', 'getAssetHolder', { path })).status).toBe(404);
  });
});
