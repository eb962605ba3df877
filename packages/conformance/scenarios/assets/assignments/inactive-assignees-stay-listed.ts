import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, assigned, detail, getOwnTeam } from '../../../support/assets.ts';
import { employee, seen } from '../../../support/people.ts';
import { team as newTeam } from '../../../support/teams.ts';

export default scenario({
  title:
    'Inactive employees and teams cannot be assigned assets, but are named and found as long as they have some',
  source: 'ASSET-031',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: reportingToId } = await employee(ctx, me);
    const leaving = await employee(ctx, me, { reportingToId });
    const { assetId } = await assigned(ctx, me, leaving.id);
    const team = await newTeam(ctx, me);
    const assetTypeId = await assetType(ctx, me, { isTeam: true });
    const shared = await asset(ctx, me, { assetTypeId, price: 20.5 });
    const given = { id: ctx.uuid(), assetId: shared, employeeId: null, teamId: team.teamId };
    await me.request('assignAsset', { body: given });
    const found = async (searchText: string, more: { isHolding?: boolean } = {}) => {
      const query = { searchText, pageSize: 50 as const, ...more };
      const { assetHolders } = await me.request('searchAssetHolders', { query });
      return assetHolders.map((each) => each.employeeId ?? each.teamId);
    };
    ctx.expectEqual('by their address', await found(leaving.email.toUpperCase()), [leaving.id]);
    const { employees } = await me.request('lookUpAssetEmployees', {
      path: { searchText: leaving.fullName },
    });
    ctx.expectEqual(
      'as they are looked up',
      employees.map(({ id, assetCount, workPlace, teamName }) => [
        id,
        assetCount,
        workPlace,
        teamName,
      ]),
      [[leaving.id, 1, leaving.workPlace, '']],
    );
    await me.request('setEmployeeState', { body: { id: leaving.id, isActive: false } });
    await me.request('saveTeam', { body: { ...team, isActive: false } });

    for (const [id, name] of [
      [leaving.id, leaving.fullName],
      [team.teamId, team.teamName],
    ] as const) {
      ctx.expectEqual('among those who can take some', await found(name), []);
      ctx.expectEqual('among those who have some', await found(name, { isHolding: true }), [id]);
    }
    const readAssignee = async (holderId: string) => {
      const { assetHolder } = await me.request('getAssetHolder', { path: { holderId } });
      const { employeeId, teamId, name, isActive, assetCount, totalPrice } = assetHolder;
      return [employeeId, teamId, name, isActive, assetCount, totalPrice];
    };
    ctx.expectEqual('employees who have left', await readAssignee(leaving.id), [
      leaving.id,
      null,
      leaving.fullName,
      false,
      1,
      (await detail(me, assetId)).price,
    ]);
    const ofTeam = [null, team.teamId, team.teamName, false, 1, 20.5];
    ctx.expectEqual('the team', await readAssignee(team.teamId), ofTeam);
    const path = { employeeId: leaving.id };
    const { employeeAssets } = await me.request('listEmployeeAssets', { path });
    ctx.expectEqual(
      'what they have',
      employeeAssets.map((each) => each.assetId),
      [assetId],
    );
    const { teamAssets } = await me.request('listTeamAssets', { path: { teamId: team.teamId } });
    ctx.expectEqual(
      'what the team has',
      teamAssets.map((each) => each.assetId),
      [shared],
    );
    const readAssigneeNames = async (id: string) => {
      const { employeeName, teamName } = await detail(me, id);
      return [employeeName, teamName];
    };
    ctx.expectEqual('who has it', await readAssigneeNames(assetId), [leaving.fullName, '']);
    ctx.expectEqual('and which team', await readAssigneeNames(shared), ['', team.teamName]);
    const another = { body: { assetIds: [await asset(ctx, me)], employeeId: leaving.id } };
    const { doneCount } = await me.request('bulkAssignAssets', another);
    ctx.expectEqual('the affected records', doneCount, 0);
    ctx.expectEqual('whether they have left', (await seen(me, leaving.id)).isActive, false);
    const { outcomes } = await me.request('bulkTakeBackAssets', {
      body: { assetIds: [assetId, shared] },
    });
    ctx.expectEqual(
      'what is taken back',
      outcomes.map(({ isDone }) => isDone),
      [true, true],
    );
    ctx.expectEqual('then', await found(leaving.fullName, { isHolding: true }), []);
    const rows = async (id: string) => {
      const { assetHistories } = await me.request('listAssetAssignments', { path: { id } });
      const { statusHistory } = await me.request('getAssetHistory', { path: { id } });
      const [row] = assetHistories;
      return [row?.employeeName, row?.teamName, ...statusHistory.map((each) => each.employeeName)];
    };
    const { fullName } = leaving;
    ctx.expectEqual('who had it', await rows(assetId), [fullName, '', '', fullName, '']);
    const { teamName } = team;
    ctx.expectEqual('which team had it', await rows(shared), ['', teamName, '', teamName, '']);
    const { id: other } = await getOwnTeam(ctx);
    await me.expectError(400, 'assignAsset', {
      body: { id: ctx.uuid(), assetId: shared, employeeId: null, teamId: team.teamId },
    });
    await me.request('assignAsset', { body: { ...given, id: ctx.uuid(), teamId: other } });
  },
});
