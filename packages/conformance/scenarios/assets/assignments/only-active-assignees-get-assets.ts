import { scenario } from '../../../scenario/types.ts';
import {
  asset,
  assetType,
  assigned,
  detail,
  move,
  ofEachKind,
  getOwnTeam,
} from '../../../support/assets.ts';
import { employee } from '../../../support/people.ts';
import { teamFields } from '../../../support/teams.ts';

export default scenario({
  title:
    'Only an asset in store can be assigned, to an active employee, or to a team if its type is for teams',
  source: 'ASSET-030, ASSET-047',
  async run(ctx) {
    const me = ctx.as('admin');
    const give = (
      status: number,
      body: { assetId: string; employeeId: string | null },
      more = {},
    ) => me.expectError(status, 'assignAsset', { body: { id: ctx.uuid(), ...body, ...more } });
    const assignee = await employee(ctx, me);
    const lookedUp = async () => {
      const path = { searchText: assignee.fullName.toUpperCase() };
      return (await me.request('lookUpAssetEmployees', { path })).employees.map(({ id }) => id);
    };
    ctx.expectEqual('who is found', await lookedUp(), [assignee.id]);
    const assetId = await asset(ctx, me);
    const found = async () => {
      const { assetCode } = (await me.request('getAssetView', { path: { id: assetId } })).assetView;
      const path = { searchText: assetCode };
      return (await me.request('lookUpAssets', { path })).assets.map(({ id }) => id);
    };
    ctx.expectEqual('what can be given', await found(), [assetId]);
    const kinds = await ofEachKind(ctx, me);
    for (const [kind, id] of Object.entries(kinds)) {
      const { assetCode: searchText, assetType: type } = await detail(me, id);
      const { assets } = await me.request('lookUpAssets', { path: { searchText } });
      const searched = await me.request('searchAssignableAssets', { query: { searchText } });
      const [one] = assets;
      ctx.expectEqual(`what is offered of ${kind}`, searched.assets, assets);
      const actual = one && [one.id, one.assetType, one.isTeam];
      ctx.expectEqual(
        `as it is: ${kind}`,
        actual,
        kind === 'placed' ? [id, type, false] : undefined,
      );
    }
    await me.request('setEmployeeState', { body: { id: assignee.id, isActive: false } });
    ctx.expectEqual('who is found once they have left', await lookedUp(), []);
    const query = { searchText: assignee.fullName, pageSize: 50 as const };
    const { assetHolders } = await me.request('searchAssetHolders', { query });
    ctx.expectEqual('among the holders', assetHolders, []);
    await give(400, { assetId, employeeId: assignee.id });
    await give(400, { assetId, employeeId: null });
    const someone = await employee(ctx, me);
    await give(400, { assetId, employeeId: someone.id }, { teamId: (await getOwnTeam(ctx)).id });
    await give(400, { assetId, employeeId: ctx.uuid() });
    await move(me, assetId, { status: 'Repair', day: ctx.day(0, me.timeZone) });
    ctx.expectEqual('what can be given in repair', await found(), []);
    const { employeeId } = await assigned(ctx, me);
    await give(400, { assetId, employeeId });
    const forTeams = await asset(ctx, me, {
      assetTypeId: await assetType(ctx, me, { isTeam: true }),
    });
    await give(400, { assetId: forTeams, employeeId });
    const { assetCode: searchText, assetType: ofTeams } = await detail(me, forTeams);
    const [offered] = (await me.request('lookUpAssets', { path: { searchText } })).assets;
    ctx.expectEqual('for teams', [offered?.assetType, offered?.isTeam], [ofTeams, true]);
    const team = await getOwnTeam(ctx);
    const { teams } = await me.request('lookUpAssetTeams', { path: { searchText: team.value } });
    ctx.expectEqual(
      'which teams are found',
      teams.map(({ id: teamId }) => teamId),
      [team.id],
    );
    await give(400, { assetId: forTeams, employeeId }, { teamId: team.id });
    const { teamName } = teamFields(ctx);
    await me.request('saveTeam', { body: { ...teamFields(ctx), teamName, isActive: false } });
    const { teams: all } = await me.request('getTeams');
    const remaining = all.find((each) => each.teamName === teamName)?.teamId ?? '';
    await give(400, { assetId: forTeams, employeeId: null }, { teamId: remaining });
    const id = ctx.uuid();
    const body = { id, assetId: forTeams, employeeId: null, teamId: team.id };
    await me.request('assignAsset', { body });
    const path = { id: forTeams };
    const { assetAssignment } = await me.request('getAssetAssignment', { path });
    ctx.expectEqual('the team', assetAssignment?.teamName, team.value);
    const { teamAssets } = await me.request('listTeamAssets', { path: { teamId: team.id } });
    ctx.expectThat(
      'the team has it',
      teamAssets.some((each) => each.id === id),
    );
  },
});
