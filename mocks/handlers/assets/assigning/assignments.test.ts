import { beforeAll, describe, expect, it } from 'vitest';
import { addTablet, fetchDetail, firstPage, giveToBen, seeded } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { standardTypeIds } from '../../../common/assets/master-data.ts';

/** Source: ASSET-031, ASSET-044, ASSET-158. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

let next = 400;
const number = () => (next += 1);
const assign = (body: object) => ({ body: { id: uuid(number()), employeeId: null, ...body } });
const assetsOfBen = () =>
  server.request('ines', 'listEmployeeAssets', { path: { employeeId: 'employee-ben' } });

/** Handed over just now. */
const pending = {
  state: 'Pending',
  answeredAt: null,
  answeredAtAsString: '',
  remark: '',
  remindableFrom: new Date(Date.parse(now) + 3_600_000).toISOString(),
};

async function teams() {
  const { teams: found } = await server.request('ines', 'lookUpAssetTeams', {
    path: { searchText: 'e' },
  });
  return found;
}

/** Changes a record of Aster Labs directly in the store. */
async function deactivate(collection: 'employees' | 'teams', id: string, isActive: boolean) {
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const record = await db.get(collection, id);
    if (!record) throw new Error(`There is no ${id}.`);
    await db.put(collection, { ...record, isActive });
  });
}

describe('assigning an asset to an employee', () => {
  it('the assigned asset has the status Assigned, and is shown with the employee in list and history', async () => {
    const assetId = await addTablet(server, number());
    const id = uuid(number());
    const body = { id, assetId, employeeId: 'employee-ben' };
    expect(await server.request('ines', 'assignAsset', { body })).toEqual({
      assetAssignment: { id, assetId, employeeId: 'employee-ben', teamId: null },
      successMessages: [`T-${next - 1} was assigned to Ben Okafor.`],
    });
    const view = {
      id,
      assetId,
      assetType: 'Tablet',
      assetCode: `T-${next - 1}`,
      assetName: `Tablet ${next - 1}`,
      assignmentStartDateAsString: '11/03/2026',
      expectedReturnOnAsString: '',
      isOverdue: false,
      note: '',
      handover: pending,
    };
    expect((await assetsOfBen()).employeeAssets[0]).toEqual(view);
    const { assetAssignment } = await server.request('ines', 'getAssetAssignment', {
      path: { id: assetId },
    });
    expect(assetAssignment).toMatchObject({
      employeeId: 'employee-ben',
      employeeName: 'Ben Okafor',
      teamId: null,
      workPlace: expect.stringMatching(/^(?:Office|Home|Client)$/),
    });
    expect(assetAssignment?.assets).toContainEqual(view);
    const search = { ...firstPage, columnFilters: [{ name: 'assetCode', value: view.assetCode }] };
    const { assetsManager } = await server.request('ines', 'listAssets', { body: search });
    expect(assetsManager).toMatchObject([
      { assetStatus: 'Assigned', employeeId: 'employee-ben', employeeName: 'Ben Okafor' },
    ]);
    expect(assetsManager[0]?.teamName).not.toBe('');
    const { statusHistory } = await server.request('ines', 'getAssetHistory', {
      path: { id: assetId },
    });
    expect(statusHistory[0]).toEqual({
      assetStatus: 'Assigned',
      employeeName: 'Ben Okafor',
      timeStamp: '2026-03-11T15:00:00.000Z',
      timeStampAsString: '11/03/2026 04:00 PM',
      assignmentEndDateAsString: '',
    });
  });

  it('the asset assignment is rejected while someone else has the asset, whom the message names', async () => {
    const sent = assign({ assetId: seeded(1), employeeId: 'employee-grace' });
    const rejection = await server.expectError('ines', 'assignAsset', sent);
    expect(rejection).toMatchObject({
      status: 409,
      errorMessages: ['AS-LAP-0001 is already assigned to Ben Okafor.'],
    });
  });

  it.each([
    [3, 'Repair'],
    [4, 'Scrap'],
    [5, 'Disposed'],
  ])(
    'the asset assignment is rejected for an asset that is not in store: asset %i is in %s',
    async (of, status) => {
      const sent = assign({ assetId: seeded(of), employeeId: 'employee-ben' });
      const rejection = await server.expectError('ines', 'assignAsset', sent);
      expect(rejection).toMatchObject({
        status: 400,
        errorMessages: [`AS-LAP-000${of} isn’t in store. Its status is ${status}.`],
      });
    },
  );

  it('the asset assignment requires an existing, active employee', async () => {
    const rejection = (employeeId: string | null) =>
      server.expectError('ines', 'assignAsset', assign({ assetId: seeded(2), employeeId }));
    expect((await rejection('employee-nobody')).fieldErrors).toEqual({
      employeeId: ['This employee was not found.'],
    });
    expect((await rejection(null)).fieldErrors).toEqual({
      employeeId: ['Assets of this type can only be assigned to an employee.'],
    });
    await deactivate('employees', 'employee-leo', false);
    expect((await rejection('employee-leo')).fieldErrors).toEqual({
      employeeId: ['Leo Park is no longer active.'],
    });
    await deactivate('employees', 'employee-leo', true);
  });

  it('the asset assignment requires an existing asset, and a unique id', async () => {
    const unknown = assign({ assetId: uuid(1), employeeId: 'employee-ben' });
    expect(await server.expectError('ines', 'assignAsset', unknown)).toMatchObject({ status: 404 });
    const assetId = await addTablet(server, number());
    const id = await giveToBen(server, await addTablet(server, number()), number());
    const again = { body: { id, assetId, employeeId: 'employee-ben' } };
    expect(await server.expectError('ines', 'assignAsset', again)).toMatchObject({
      status: 409,
      code: 'idTaken',
    });
  });
});

describe('assigning an asset to a team', () => {
  it('the asset assignment to a team is for types that are set up for teams', async () => {
    const [team] = await teams();
    const sent = assign({ assetId: seeded(6), teamId: team?.id });
    await server.request('ines', 'assignAsset', sent);
    const path = { id: seeded(6) };
    const { assetAssignment } = await server.request('ines', 'getAssetAssignment', { path });
    expect(assetAssignment).toMatchObject({
      employeeId: null,
      employeeName: '',
      teamId: team?.id,
      teamName: team?.value,
      workPlace: '',
    });
    const { teamAssets } = await server.request('ines', 'listTeamAssets', {
      path: { teamId: team?.id ?? '' },
    });
    expect(teamAssets.map(({ assetId }) => assetId)).toContain(seeded(6));
    expect(await fetchDetail(server, seeded(6))).toMatchObject({
      employeeName: '',
      teamName: team?.value,
    });
    const { assetHistories } = await server.request('ines', 'listAssetAssignments', { path });
    expect(assetHistories[0]).toMatchObject({ employeeName: '', teamName: team?.value });
  });

  it('the asset assignment to a team is rejected when the type is for employees, and vice versa', async () => {
    const [team] = await teams();
    const printer = await addTablet(server, number(), { assetTypeId: standardTypeIds.printer });
    const toEmployee = assign({ assetId: printer, employeeId: 'employee-ben' });
    expect((await server.expectError('ines', 'assignAsset', toEmployee)).fieldErrors).toEqual({
      teamId: ['Assets of this type can only be assigned to a team.'],
    });
    const toTeam = assign({ assetId: seeded(2), teamId: team?.id });
    expect((await server.expectError('ines', 'assignAsset', toTeam)).fieldErrors).toEqual({
      employeeId: ['Assets of this type can only be assigned to an employee.'],
    });
    const toNobody = assign({ assetId: printer, teamId: uuid(1) });
    expect((await server.expectError('ines', 'assignAsset', toNobody)).fieldErrors).toEqual({
      teamId: ['This team was not found.'],
    });
    await deactivate('teams', team?.id ?? '', false);
    const toClosed = assign({ assetId: printer, teamId: team?.id });
    expect((await server.expectError('ines', 'assignAsset', toClosed)).status).toBe(400);
    expect((await teams()).map(({ id }) => id)).not.toContain(team?.id);
    await deactivate('teams', team?.id ?? '', true);
  });
});

describe('removing an assignment', () => {
  it('the removal of an assignment returns the asset to the store and ends the assignment', async () => {
    server.setNow('2026-03-01T10:00:00.000Z');
    const assetId = await addTablet(server, number());
    const first = await giveToBen(server, assetId, number());
    server.setNow(now);
    const path = { id: first };
    const { successMessages } = await server.request('ines', 'removeAssetAssignment', { path });
    expect(successMessages[0]).toMatch(/^T-\d+ was returned by Ben Okafor\.$/);
    expect(await fetchDetail(server, assetId)).toMatchObject({
      assetStatus: 'InStore',
      version: 3,
    });
    expect((await assetsOfBen()).employeeAssets.map(({ id }) => id)).not.toContain(first);
    const body = { id: uuid(number()), assetId, employeeId: 'employee-grace' };
    await server.request('ines', 'assignAsset', { body });
    const { assetHistories } = await server.request('ines', 'listAssetAssignments', {
      path: { id: assetId },
    });
    expect(assetHistories).toEqual([
      {
        id: body.id,
        employeeName: 'Grace Kim',
        teamName: '',
        assignmentStartDateAsString: '11/03/2026',
        assignmentEndDateAsString: '',
        expectedReturnOnAsString: '',
        note: '',
        handover: pending,
      },
      {
        id: first,
        employeeName: 'Ben Okafor',
        teamName: '',
        assignmentStartDateAsString: '01/03/2026',
        assignmentEndDateAsString: '11/03/2026',
        expectedReturnOnAsString: '',
        note: '',
        handover: { ...pending, state: 'Ended', remindableFrom: null },
      },
    ]);
  });

  it('a second removal of an assignment is rejected, so that the next assignee keeps the asset', async () => {
    const assetId = await addTablet(server, number());
    const id = await giveToBen(server, assetId, number());
    await server.request('ines', 'removeAssetAssignment', { path: { id } });
    await giveToBen(server, assetId, number());
    const rejection = await server.expectError('ines', 'removeAssetAssignment', { path: { id } });
    expect(rejection).toMatchObject({ status: 409, code: 'assignmentEnded' });
    expect(await fetchDetail(server, assetId)).toMatchObject({ assetStatus: 'Assigned' });
    const unknown = await server.expectError('ines', 'removeAssetAssignment', {
      path: { id: uuid(1) },
    });
    expect(unknown).toMatchObject({ status: 404, code: 'assignmentUnknown' });
  });
});
