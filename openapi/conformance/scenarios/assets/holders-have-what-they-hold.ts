import { scenario } from '../../scenario/types.ts';
import { asset, assetType, assigned, detail } from '../../support/assets.ts';

export default scenario({
  title: 'Holders are found with what they hold, and everybody sees what they have themselves',
  source: 'ASSET-047',
  async run(kit) {
    const me = kit.as('admin');
    const { assetId, employeeId, id } = await assigned(kit, me);
    const { employeeName } = await detail(me, assetId);
    const holderNow = async () => {
      const query = {
        searchText: ` ${employeeName.toUpperCase()} `,
        kind: 'Employee' as const,
        pageSize: 50 as const,
      };
      const { assetHolders } = await me.ask('searchAssetHolders', { query });
      return assetHolders.find((each) => each.employeeId === employeeId);
    };
    const codes = ['B', 'C', 'A'].map((letter) => kit.name(letter));
    for (const assetCode of codes) {
      const body = { id: kit.uuid(), assetId: await asset(kit, me, { assetCode }), employeeId };
      await me.ask('assignAsset', { body });
    }
    const { employeeAssets } = await me.ask('listEmployeeAssets', { path: { employeeId } });
    const ofToday = employeeAssets.map(({ assetCode }) => assetCode);
    kit.expectEqual(
      'those of one day by their code',
      ofToday.filter((each) => codes.includes(each)),
      codes.toSorted(),
    );
    const before = await holderNow();
    kit.expectEqual('how many', before?.assetCount, employeeAssets.length);
    const path = { holderId: employeeId };
    const { assetHolder } = await me.ask('getAssetHolder', { path });
    kit.expectEqual('the holder alone is as in the list', assetHolder, before);
    await me.ask('removeAssetAssignment', { path: { id } });
    kit.expectEqual('one less', (await holderNow())?.assetCount, employeeAssets.length - 1);
    const { assetHolders } = await me.ask('searchAssetHolders', {
      query: { isHolding: true, pageSize: 50 },
    });
    kit.expectThat(
      'who holds nothing is none of the holders',
      assetHolders.every((each) => each.assetCount > 0),
    );
    const member = kit.as('member');
    const { profile } = await member.ask('getProfile');
    const { employees } = await me.ask('lookUpAssetEmployees', {
      path: { searchText: profile.email },
    });
    const own = { id: kit.uuid(), assetId, employeeId: employees[0]?.id ?? '' };
    await me.ask('assignAsset', { body: own });
    const { myAssets } = await member.ask('listMyAssets');
    const mine = myAssets.find(({ assignment }) => assignment.id === own.id);
    kit.expectEqual('what was handed over is no team’s', mine?.teamName, '');
    await me.ask('removeAssetAssignment', { path: { id: own.id } });
    // Of several teams, they are one after the other.
    const [teamName = ''] = employees[0]?.teamName.split(',') ?? [];
    if (teamName === '') return;
    const { teams } = await me.ask('lookUpAssetTeams', { path: { searchText: teamName } });
    const assetTypeId = await assetType(kit, me, { isTeam: true });
    const ofTeam = { id: kit.uuid(), assetId: await asset(kit, me, { assetTypeId }) };
    const teamId = teams.find(({ value }) => value === teamName)?.id ?? '';
    await me.ask('assignAsset', { body: { ...ofTeam, employeeId: null, teamId } });
    const shared = (await member.ask('listMyAssets')).myAssets;
    const found = shared.find(({ assignment }) => assignment.id === ofTeam.id);
    kit.expectEqual('whose what the team has is', found?.teamName, teamName);
    await me.ask('removeAssetAssignment', { path: { id: ofTeam.id } });
    const old = {
      dateOfPurchase: '2018-01-01',
      warrantyStartDate: '2018-01-01',
      warrantyPeriod: 1,
    };
    const ofMember = await assigned(kit, me, own.employeeId, old);
    const { assetCode: value, teamName: teamNames } = await detail(me, ofMember.assetId);
    const columnFilters = [{ name: 'assetCode', value }];
    const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters, year: 2019, teamId };
    const { assetsCullOutReport } = await me.ask('getAssetCullOutReport', { body });
    kit.expectEqual(
      'to be culled, of a member of the team',
      assetsCullOutReport.map((row) => [row.id, row.teamName]),
      [[ofMember.assetId, teamNames]],
    );
    await me.ask('removeAssetAssignment', { path: { id: ofMember.id } });
  },
});
