import { scenario } from '../../scenario/types.ts';
import {
  asset,
  assetType,
  assigned,
  detail,
  move,
  ofEachKind,
  ownTeam,
} from '../../support/assets.ts';
import { employee } from '../../support/people.ts';
import { teamFields } from '../../support/teams.ts';

export default scenario({
  title:
    'Only what is in store is given, to an active employee, or to a team where its type is for teams',
  source: 'ASSET-030, ASSET-047',
  async run(kit) {
    const me = kit.as('admin');
    const give = (
      status: number,
      body: { assetId: string; employeeId: string | null },
      more = {},
    ) => me.refused(status, 'assignAsset', { body: { id: kit.uuid(), ...body, ...more } });
    const holder = await employee(kit, me);
    const lookedUp = async () => {
      const path = { searchText: holder.fullName.toUpperCase() };
      return (await me.ask('lookUpAssetEmployees', { path })).employees.map(({ id }) => id);
    };
    kit.expectEqual('who is found', await lookedUp(), [holder.id]);
    const assetId = await asset(kit, me);
    const found = async () => {
      const { assetCode } = (await me.ask('getAssetView', { path: { id: assetId } })).assetView;
      const path = { searchText: assetCode };
      return (await me.ask('lookUpAssets', { path })).assets.map(({ id }) => id);
    };
    kit.expectEqual('what can be given', await found(), [assetId]);
    const kinds = await ofEachKind(kit, me);
    for (const [kind, id] of Object.entries(kinds)) {
      const { assetCode: searchText, assetType: type } = await detail(me, id);
      const { assets } = await me.ask('lookUpAssets', { path: { searchText } });
      const searched = await me.ask('searchAssignableAssets', { query: { searchText } });
      const [one] = assets;
      kit.expectEqual(`what is offered of ${kind}`, searched.assets, assets);
      const told = one && [one.id, one.assetType, one.isTeam];
      kit.expectEqual(`as it is: ${kind}`, told, kind === 'placed' ? [id, type, false] : undefined);
    }
    await me.ask('setEmployeeState', { body: { id: holder.id, isActive: false } });
    kit.expectEqual('who is found once they have left', await lookedUp(), []);
    const query = { searchText: holder.fullName, pageSize: 50 as const };
    const { assetHolders } = await me.ask('searchAssetHolders', { query });
    kit.expectEqual('among the holders', assetHolders, []);
    await give(400, { assetId, employeeId: holder.id });
    await give(400, { assetId, employeeId: null });
    const someone = await employee(kit, me);
    await give(400, { assetId, employeeId: someone.id }, { teamId: (await ownTeam(kit)).id });
    await give(400, { assetId, employeeId: kit.uuid() });
    await move(me, assetId, { status: 'Repair', day: kit.day(0, me.timeZone) });
    kit.expectEqual('what can be given in repair', await found(), []);
    const { employeeId } = await assigned(kit, me);
    await give(400, { assetId, employeeId });
    const forTeams = await asset(kit, me, {
      assetTypeId: await assetType(kit, me, { isTeam: true }),
    });
    await give(400, { assetId: forTeams, employeeId });
    const { assetCode: searchText, assetType: ofTeams } = await detail(me, forTeams);
    const [offered] = (await me.ask('lookUpAssets', { path: { searchText } })).assets;
    kit.expectEqual('for teams', [offered?.assetType, offered?.isTeam], [ofTeams, true]);
    const team = await ownTeam(kit);
    const { teams } = await me.ask('lookUpAssetTeams', { path: { searchText: team.value } });
    kit.expectEqual(
      'which teams are found',
      teams.map(({ id: teamId }) => teamId),
      [team.id],
    );
    await give(400, { assetId: forTeams, employeeId }, { teamId: team.id });
    const { teamName } = teamFields(kit);
    await me.ask('saveTeam', { body: { ...teamFields(kit), teamName, isActive: false } });
    const { teams: all } = await me.ask('getTeams');
    const left = all.find((each) => each.teamName === teamName)?.teamId ?? '';
    await give(400, { assetId: forTeams, employeeId: null }, { teamId: left });
    const id = kit.uuid();
    const body = { id, assetId: forTeams, employeeId: null, teamId: team.id };
    await me.ask('assignAsset', { body });
    const path = { id: forTeams };
    const { assetAssignment } = await me.ask('getAssetAssignment', { path });
    kit.expectEqual('the team', assetAssignment?.teamName, team.value);
    const { teamAssets } = await me.ask('listTeamAssets', { path: { teamId: team.id } });
    kit.expectThat(
      'the team has it',
      teamAssets.some((each) => each.id === id),
    );
  },
});
