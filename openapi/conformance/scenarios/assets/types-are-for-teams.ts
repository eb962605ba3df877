import { scenario } from '../../scenario/types.ts';
import {
  asset,
  assetType,
  category,
  detail,
  employee,
  move,
  ownTeam,
} from '../../support/assets.ts';
import { team as newTeam } from '../../support/teams.ts';

export default scenario({
  title:
    'A type for teams may name its team, which a change leaves unless it says so; who has one of the type keeps it so',
  source: 'ASSET-035, ASSET-173',
  async run(kit) {
    const me = kit.as('admin');
    const assetCategoryId = await category(kit, me);
    const { id: teamId } = await ownTeam(kit);
    const left = await newTeam(kit, me);
    await me.ask('saveTeam', { body: { ...left, isActive: false } });
    const offered = await me.ask('getAssetTypeDefaults');
    kit.expectThat(
      'its form offers the categories and the teams',
      offered.assetCategories.some(({ id }) => id === assetCategoryId) &&
        offered.teams.some(({ id }) => id === teamId),
    );
    const isOffered = offered.teams.some(({ id }) => id === left.teamId);
    kit.expectEqual('a team that is not active', isOffered, false);
    const reported = (await me.ask('getAssetReportDefaults')).teams.map(({ id }) => id);
    const { teamList } = await me.ask('getAssetCullOutDefaults');
    for (const ids of [reported, teamList.map(({ id }) => id)]) {
      const isThere = [teamId, left.teamId].map((id) => ids.includes(id));
      kit.expectEqual('reports may be of both', isThere, [true, true]);
    }
    const fields = (more: object) => ({
      body: {
        id: kit.uuid(),
        code: kit.name('C'),
        name: kit.name('Type'),
        assetCategoryId,
        ...more,
      },
    });
    for (const [field, wrong] of [
      ['code', { code: '  ' }],
      ['name', { name: '  ' }],
      ['assetCategoryId', { assetCategoryId: kit.uuid() }],
      ['teamId', { teamId }],
      ['teamId', { isTeam: true, teamId: kit.uuid() }],
    ] as const) {
      const { fieldErrors } = await me.refused(400, 'createAssetType', fields(wrong));
      kit.expectEqual('where it stands', Object.keys(fieldErrors ?? {}), [field]);
    }
    const { body } = fields({ isTeam: true, teamId, usefulLifeInYears: 7 });
    await me.ask('createAssetType', { body });
    const { id, code, name } = body;
    const path = { typeId: id };
    const shown = async () => {
      const { assetMaster } = await me.ask('listAssetTypes');
      const type = assetMaster.find((each) => each.id === id);
      return [type?.name, type?.isTeam, type?.teamId, type?.usefulLifeInYears];
    };
    kit.expectEqual('as it was made', await shown(), [name, true, teamId, 7]);
    const renamed = { id, code, name: kit.name(), assetCategoryId };
    await me.ask('updateAssetType', { body: renamed });
    kit.expectEqual('what a change leaves out', await shown(), [renamed.name, true, teamId, 7]);
    const { assetTypeAssignmentSetup: setup } = await me.ask('getAssetTypeAssignmentSetup', {
      path,
    });
    const { assetTypes: offeredTypes } = await me.ask('getAssetDefaults');
    kit.expectThat(
      'assets may be of it',
      offeredTypes.some((each) => each.id === id),
    );
    kit.expectEqual('its set-up', [setup.isTeam, setup.teamId], [true, teamId]);
    await assetType(kit, me, { assetCategoryId });
    const ofCategory = { path: { categoryId: assetCategoryId } };
    const { assetTypes } = await me.ask('listAssetTypesOfCategory', ofCategory);
    kit.expectThat('it is among its category’s', assetTypes.length === 2);
    const assetId = await asset(kit, me, { assetTypeId: id });
    const assignment = { id: kit.uuid(), assetId, employeeId: null, teamId };
    await me.ask('assignAsset', { body: assignment });
    const alone = { ...renamed, isTeam: false };
    const { fieldErrors: kept } = await me.refused(409, 'updateAssetType', { body: alone });
    kit.expectEqual('and says where', Object.keys(kept ?? {}), ['isTeam']);
    const isLeft = async () => {
      const { assetStatus, teamName } = await detail(me, assetId);
      kit.expectEqual('without the team', [assetStatus, teamName], ['InStore', '']);
    };
    await me.ask('removeAssetAssignment', { path: { id: assignment.id } });
    await isLeft();
    await me.ask('assignAsset', { body: { ...assignment, id: kit.uuid() } });
    await move(me, assetId, { status: 'InStore', day: kit.day(0, me.timeZone) });
    await isLeft();
    await me.ask('updateAssetType', { body: alone });
    kit.expectEqual('for employees', await shown(), [renamed.name, false, null, 7]);
    const { id: employeeId } = await employee(kit, me);
    await me.ask('assignAsset', { body: { id: kit.uuid(), assetId, employeeId } });
  },
});
