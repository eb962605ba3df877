import { scenario } from '../../scenario/types.ts';
import { asset, assetType, assigned, detail, ownTeam } from '../../support/assets.ts';
import { employee, seen } from '../../support/people.ts';
import { team as newTeam } from '../../support/teams.ts';

export default scenario({
  title:
    'Employees and teams that are not active any more take nothing, but are named and found as long as they have something',
  source: 'ASSET-031',
  async run(kit) {
    const me = kit.as('admin');
    const { id: reportingToId } = await employee(kit, me);
    const leaving = await employee(kit, me, { reportingToId });
    const { assetId } = await assigned(kit, me, leaving.id);
    const team = await newTeam(kit, me);
    const assetTypeId = await assetType(kit, me, { isTeam: true });
    const shared = await asset(kit, me, { assetTypeId, price: 20.5 });
    const given = { id: kit.uuid(), assetId: shared, employeeId: null, teamId: team.teamId };
    await me.ask('assignAsset', { body: given });
    const found = async (searchText: string, more: { isHolding?: boolean } = {}) => {
      const query = { searchText, pageSize: 50 as const, ...more };
      const { assetHolders } = await me.ask('searchAssetHolders', { query });
      return assetHolders.map((each) => each.employeeId ?? each.teamId);
    };
    kit.expectEqual('by their address', await found(leaving.email.toUpperCase()), [leaving.id]);
    const { employees } = await me.ask('lookUpAssetEmployees', {
      path: { searchText: leaving.fullName },
    });
    kit.expectEqual(
      'as they are looked up',
      employees.map(({ id, assetCount, workPlace, teamName }) => [
        id,
        assetCount,
        workPlace,
        teamName,
      ]),
      [[leaving.id, 1, leaving.workPlace, '']],
    );
    await me.ask('setEmployeeState', { body: { id: leaving.id, isActive: false } });
    await me.ask('saveTeam', { body: { ...team, isActive: false } });

    for (const [id, name] of [
      [leaving.id, leaving.fullName],
      [team.teamId, team.teamName],
    ] as const) {
      kit.expectEqual('among those who can take some', await found(name), []);
      kit.expectEqual('among those who have some', await found(name, { isHolding: true }), [id]);
    }
    const holder = async (holderId: string) => {
      const { assetHolder } = await me.ask('getAssetHolder', { path: { holderId } });
      const { employeeId, teamId, name, isActive, assetCount, totalPrice } = assetHolder;
      return [employeeId, teamId, name, isActive, assetCount, totalPrice];
    };
    kit.expectEqual('who has left', await holder(leaving.id), [
      leaving.id,
      null,
      leaving.fullName,
      false,
      1,
      (await detail(me, assetId)).price,
    ]);
    const ofTeam = [null, team.teamId, team.teamName, false, 1, 20.5];
    kit.expectEqual('the team', await holder(team.teamId), ofTeam);
    const path = { employeeId: leaving.id };
    const { employeeAssets } = await me.ask('listEmployeeAssets', { path });
    kit.expectEqual(
      'what they have',
      employeeAssets.map((each) => each.assetId),
      [assetId],
    );
    const { teamAssets } = await me.ask('listTeamAssets', { path: { teamId: team.teamId } });
    kit.expectEqual(
      'what the team has',
      teamAssets.map((each) => each.assetId),
      [shared],
    );
    const holderOf = async (id: string) => {
      const { employeeName, teamName } = await detail(me, id);
      return [employeeName, teamName];
    };
    kit.expectEqual('who has it', await holderOf(assetId), [leaving.fullName, '']);
    kit.expectEqual('and which team', await holderOf(shared), ['', team.teamName]);
    const another = { body: { assetIds: [await asset(kit, me)], employeeId: leaving.id } };
    const { doneCount } = await me.ask('bulkAssignAssets', another);
    kit.expectEqual('what they take', doneCount, 0);
    kit.expectEqual('whether they have left', (await seen(me, leaving.id)).isActive, false);
    const { outcomes } = await me.ask('bulkTakeBackAssets', {
      body: { assetIds: [assetId, shared] },
    });
    kit.expectEqual(
      'what is taken back',
      outcomes.map(({ isDone }) => isDone),
      [true, true],
    );
    kit.expectEqual('then', await found(leaving.fullName, { isHolding: true }), []);
    const rows = async (id: string) => {
      const { assetHistories } = await me.ask('listAssetAssignments', { path: { id } });
      const { statusHistory } = await me.ask('getAssetHistory', { path: { id } });
      const [row] = assetHistories;
      return [row?.employeeName, row?.teamName, ...statusHistory.map((each) => each.employeeName)];
    };
    const { fullName } = leaving;
    kit.expectEqual('who had it', await rows(assetId), [fullName, '', '', fullName, '']);
    const { teamName } = team;
    kit.expectEqual('which team had it', await rows(shared), ['', teamName, '', teamName, '']);
    const { id: other } = await ownTeam(kit);
    await me.refused(400, 'assignAsset', {
      body: { id: kit.uuid(), assetId: shared, employeeId: null, teamId: team.teamId },
    });
    await me.ask('assignAsset', { body: { ...given, id: kit.uuid(), teamId: other } });
  },
});
