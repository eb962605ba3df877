import { scenario } from '../../../scenario/types.ts';
import {
  asset,
  assetType,
  category,
  detail,
  employee,
  move,
  getOwnTeam,
} from '../../../support/assets.ts';
import { team as newTeam } from '../../../support/teams.ts';

export default scenario({
  title:
    'A type for teams may name its team, which an update keeps unless it contains another; the kind of a type cannot change while an asset of it is assigned',
  source: 'ASSET-035, ASSET-173',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetCategoryId = await category(ctx, me);
    const { id: teamId } = await getOwnTeam(ctx);
    const remaining = await newTeam(ctx, me);
    await me.request('saveTeam', { body: { ...remaining, isActive: false } });
    const offered = await me.request('getAssetTypeDefaults');
    ctx.expectThat(
      'its form offers the categories and the teams',
      offered.assetCategories.some(({ id }) => id === assetCategoryId) &&
        offered.teams.some(({ id }) => id === teamId),
    );
    const isOffered = offered.teams.some(({ id }) => id === remaining.teamId);
    ctx.expectEqual('a team that is not active', isOffered, false);
    const reported = (await me.request('getAssetReportDefaults')).teams.map(({ id }) => id);
    const { teamList } = await me.request('getAssetCullOutDefaults');
    for (const ids of [reported, teamList.map(({ id }) => id)]) {
      const isThere = [teamId, remaining.teamId].map((id) => ids.includes(id));
      ctx.expectEqual('reports may be of both', isThere, [true, true]);
    }
    const fields = (more: object) => ({
      body: {
        id: ctx.uuid(),
        code: ctx.name('C'),
        name: ctx.name('Type'),
        assetCategoryId,
        ...more,
      },
    });
    for (const [field, wrong] of [
      ['code', { code: '  ' }],
      ['name', { name: '  ' }],
      ['assetCategoryId', { assetCategoryId: ctx.uuid() }],
      ['teamId', { teamId }],
      ['teamId', { isTeam: true, teamId: ctx.uuid() }],
    ] as const) {
      const { fieldErrors } = await me.expectError(400, 'createAssetType', fields(wrong));
      ctx.expectEqual('its position', Object.keys(fieldErrors ?? {}), [field]);
    }
    const { body } = fields({ isTeam: true, teamId, usefulLifeInYears: 7 });
    await me.request('createAssetType', { body });
    const { id, code, name } = body;
    const path = { typeId: id };
    const shown = async () => {
      const { assetMaster } = await me.request('listAssetTypes');
      const type = assetMaster.find((each) => each.id === id);
      return [type?.name, type?.isTeam, type?.teamId, type?.usefulLifeInYears];
    };
    ctx.expectEqual('as it was made', await shown(), [name, true, teamId, 7]);
    const renamed = { id, code, name: ctx.name(), assetCategoryId };
    await me.request('updateAssetType', { body: renamed });
    ctx.expectEqual('what a change leaves out', await shown(), [renamed.name, true, teamId, 7]);
    const { assetTypeAssignmentSetup: setup } = await me.request('getAssetTypeAssignmentSetup', {
      path,
    });
    const { assetTypes: offeredTypes } = await me.request('getAssetDefaults');
    ctx.expectThat(
      'assets may be of it',
      offeredTypes.some((each) => each.id === id),
    );
    ctx.expectEqual('its set-up', [setup.isTeam, setup.teamId], [true, teamId]);
    await assetType(ctx, me, { assetCategoryId });
    const ofCategory = { path: { categoryId: assetCategoryId } };
    const { assetTypes } = await me.request('listAssetTypesOfCategory', ofCategory);
    ctx.expectThat('it is among its category’s', assetTypes.length === 2);
    const assetId = await asset(ctx, me, { assetTypeId: id });
    const assignment = { id: ctx.uuid(), assetId, employeeId: null, teamId };
    await me.request('assignAsset', { body: assignment });
    const only = { ...renamed, isTeam: false };
    const { fieldErrors: stored } = await me.expectError(409, 'updateAssetType', { body: only });
    ctx.expectEqual('with its location', Object.keys(stored ?? {}), ['isTeam']);
    const expectReturned = async () => {
      const { assetStatus, teamName } = await detail(me, assetId);
      ctx.expectEqual('without the team', [assetStatus, teamName], ['InStore', '']);
    };
    await me.request('removeAssetAssignment', { path: { id: assignment.id } });
    await expectReturned();
    await me.request('assignAsset', { body: { ...assignment, id: ctx.uuid() } });
    await move(me, assetId, { status: 'InStore', day: ctx.day(0, me.timeZone) });
    await expectReturned();
    await me.request('updateAssetType', { body: only });
    ctx.expectEqual('for employees', await shown(), [renamed.name, false, null, 7]);
    const { id: employeeId } = await employee(ctx, me);
    await me.request('assignAsset', { body: { id: ctx.uuid(), assetId, employeeId } });
  },
});
