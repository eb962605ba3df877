import { ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { dayAsString } from '../../../common/assets/formats.ts';
import { byText, requireType } from '../../../common/assets/find.ts';
import { statuses } from '../../../common/assets/master-data.ts';
import { demandAny } from '../access.ts';
import { listAssignedAssets } from './assignment-views.ts';
import { pageHolders, viewHolders } from './holders.ts';
import { assignable, viewAssignable } from '../master/lookups.ts';
import { toLookupValues } from '../master/lookup-values.ts';
import { listNextCodes } from '../master/next-codes.ts';
import { typeLookup } from '../master/types.ts';

/**
 * Assets by assignee, and lookups for forms and reports. Source: ASSET-016, ASSET-031, ASSET-046.
 */
export const assignees: Pick<
  Handlers<'assets'>,
  | 'searchAssignableAssets'
  | 'searchAssetHolders'
  | 'getAssetHolder'
  | 'listMyAssets'
  | 'getNextAssetCodes'
  | 'getAssetReportDefaults'
> = {
  searchAssignableAssets: async ({ db, query }) => {
    const { page = 1, pageSize = 20, searchText = '' } = query;
    const part = { offset: (page - 1) * pageSize, limit: pageSize };
    const { rows, total } = await db.page('assets', { ...assignable(searchText), ...part });
    return ok({ assets: await viewAssignable(db, rows), totalCount: total });
  },

  searchAssetHolders: async (call) => ok(await pageHolders(call, call.query)),

  getAssetHolder: async (call) => {
    const { db, path } = call;
    const employee = await db.get('employees', path.holderId);
    const team = employee ? undefined : await db.get('teams', path.holderId);
    const found = employee
      ? { name: employee.fullName, employee }
      : team && { name: team.teamName, team };
    const [assetHolder] = await viewHolders(call, [foundOr404(found, 'assigneeUnknown')]);
    return ok({ assetHolder: foundOr404(assetHolder, 'assigneeUnknown') });
  },

  listMyAssets: async (call) => {
    const { db, user } = call;
    const { employeeId } = user;
    if (employeeId === null) return ok({ myAssets: [] });
    const workPlace = (await db.get('employees', employeeId))?.workPlace ?? '';
    const members = await db.query('teamMembers', { where: { employeeId } });
    const teamIds = members.map(({ teamId }) => teamId);
    const ofTeams = await listAssignedAssets(call, { teamId: teamIds });
    const byTeam = Map.groupBy(ofTeams, ({ asset }) => asset.teamId);
    const assigned = [
      ...(await listAssignedAssets(call, { employeeId })),
      ...teamIds.flatMap((id) => byTeam.get(id) ?? []),
    ];
    const myAssets = assigned.map(({ asset, view }) => ({
      assignment: view,
      serialNumber: asset.serialNumber,
      assetCategory: asset.categoryName ?? '',
      warrantyEndDateAsString: dayAsString(asset.warrantyEndDate, user.dateFormat),
      teamName: asset.teamId === null ? '' : (asset.teamName ?? ''),
      workPlace: asset.teamId === null ? workPlace : '',
    }));
    return ok({ myAssets });
  },

  getNextAssetCodes: async ({ db, path, query }) => {
    const type = await requireType(db, path.typeId);
    return ok({ assetCodes: await listNextCodes(db, type, query.count ?? 1) });
  },

  getAssetReportDefaults: async (call) => {
    await demandAny(
      call,
      'assetDetailReport.basic',
      'assetSummaryReport.basic',
      'assetCullOutReport.basic',
      'assetStatusReport.basic',
      'assetDepreciation.basic',
    );
    const { db } = call;
    const named = (all: readonly { id: string; name: string }[]) =>
      all.toSorted((a, b) => byText(a.name, b.name)).map(({ id, name }) => ({ id, value: name }));
    const teams = await db.query('teams');
    return ok({
      assetTypes: typeLookup(await db.query('assetTypes')),
      assetCategories: toLookupValues(await db.query('assetCategories')),
      assetLocations: toLookupValues(await db.query('assetLocations')),
      vendors: named(await db.query('vendors')),
      teams: named(teams.map(({ id, teamName }) => ({ id, name: teamName }))),
      statuses,
    });
  },
};
