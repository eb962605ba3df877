import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, assigned, detail } from '../../../support/assets.ts';

export default scenario({
  title:
    'Assignees are found with their assigned assets, and everyone sees the assets assigned to themselves',
  source: 'ASSET-047',
  async run(ctx) {
    const me = ctx.as('admin');
    const { assetId, employeeId, id } = await assigned(ctx, me);
    const { employeeName } = await detail(me, assetId);
    const readAssignee = async () => {
      const query = {
        searchText: ` ${employeeName.toUpperCase()} `,
        kind: 'Employee' as const,
        pageSize: 50 as const,
      };
      const { assetHolders } = await me.request('searchAssetHolders', { query });
      return assetHolders.find((each) => each.employeeId === employeeId);
    };
    const codes = ['B', 'C', 'A'].map((letter) => ctx.name(letter));
    for (const assetCode of codes) {
      const body = { id: ctx.uuid(), assetId: await asset(ctx, me, { assetCode }), employeeId };
      await me.request('assignAsset', { body });
    }
    const { employeeAssets } = await me.request('listEmployeeAssets', { path: { employeeId } });
    const ofToday = employeeAssets.map(({ assetCode }) => assetCode);
    ctx.expectEqual(
      'those of one day by their code',
      ofToday.filter((each) => codes.includes(each)),
      codes.toSorted(),
    );
    const before = await readAssignee();
    ctx.expectEqual('how many', before?.assetCount, employeeAssets.length);
    const path = { holderId: employeeId };
    const { assetHolder } = await me.request('getAssetHolder', { path });
    ctx.expectEqual('the holder alone is as in the list', assetHolder, before);
    await me.request('removeAssetAssignment', { path: { id } });
    ctx.expectEqual('one less', (await readAssignee())?.assetCount, employeeAssets.length - 1);
    const { assetHolders } = await me.request('searchAssetHolders', {
      query: { isHolding: true, pageSize: 50 },
    });
    ctx.expectThat(
      'who holds nothing is none of the holders',
      assetHolders.every((each) => each.assetCount > 0),
    );
    const member = ctx.as('member');
    const { profile } = await member.request('getProfile');
    const { employees } = await me.request('lookUpAssetEmployees', {
      path: { searchText: profile.email },
    });
    const own = { id: ctx.uuid(), assetId, employeeId: employees[0]?.id ?? '' };
    await me.request('assignAsset', { body: own });
    const { myAssets } = await member.request('listMyAssets');
    const mine = myAssets.find(({ assignment }) => assignment.id === own.id);
    ctx.expectEqual('what was handed over is no team’s', mine?.teamName, '');
    await me.request('removeAssetAssignment', { path: { id: own.id } });
    // Multiple teams are listed one after the other.
    const [teamName = ''] = employees[0]?.teamName.split(',') ?? [];
    if (teamName === '') return;
    const { teams } = await me.request('lookUpAssetTeams', { path: { searchText: teamName } });
    const assetTypeId = await assetType(ctx, me, { isTeam: true });
    const ofTeam = { id: ctx.uuid(), assetId: await asset(ctx, me, { assetTypeId }) };
    const teamId = teams.find(({ value }) => value === teamName)?.id ?? '';
    await me.request('assignAsset', { body: { ...ofTeam, employeeId: null, teamId } });
    const shared = (await member.request('listMyAssets')).myAssets;
    const found = shared.find(({ assignment }) => assignment.id === ofTeam.id);
    ctx.expectEqual('whose what the team has is', found?.teamName, teamName);
    await me.request('removeAssetAssignment', { path: { id: ofTeam.id } });
    const old = {
      dateOfPurchase: '2018-01-01',
      warrantyStartDate: '2018-01-01',
      warrantyPeriod: 1,
    };
    const ofMember = await assigned(ctx, me, own.employeeId, old);
    const { assetCode: value, teamName: teamNames } = await detail(me, ofMember.assetId);
    const columnFilters = [{ name: 'assetCode', value }];
    const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters, year: 2019, teamId };
    const { assetsCullOutReport } = await me.request('getAssetCullOutReport', { body });
    ctx.expectEqual(
      'to be culled, of a member of the team',
      assetsCullOutReport.map((row) => [row.id, row.teamName]),
      [[ofMember.assetId, teamNames]],
    );
    await me.request('removeAssetAssignment', { path: { id: ofMember.id } });
  },
});
