import { ok, type Call, type Handlers } from '../../core/handler.ts';
import { foundOr404 } from '../../core/records.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { getToday } from '../../common/assets/days.ts';
import { byText, requireType } from '../../common/assets/find.ts';
import { statuses, statusIds } from '../../common/assets/master-data.ts';
import { rupees } from '../../common/assets/money.ts';
import { demandAny } from './access.ts';
import { dayAsString } from '../../common/assets/day-text.ts';
import { listAssignedAssets } from './assignment-views.ts';
import { loadDirectory, type Directory } from './directory.ts';
import { assignableAsset, containing } from './lookups.ts';
import { toLookupValues } from './lookup-values.ts';
import { slicePage } from './search.ts';
import { typeLookup } from './types.ts';

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
    const fits = containing(query.searchText ?? '');
    const types = new Map((await db.query('assetTypes')).map((type) => [type.id, type]));
    const where = { statusId: statusIds.InStore };
    const found = (await db.query('assets', { where, order: { by: 'codeKey' } }))
      .map((asset) => assignableAsset(asset, types.get(asset.assetTypeId)))
      .filter((each) => [each.assetCode, each.name, each.serialNumber, each.assetType].some(fits));
    return ok({ assets: slicePage(found, query), totalCount: found.length });
  },

  searchAssetHolders: async (call) => {
    const { query } = call;
    const fits = containing(query.searchText ?? '');
    const found = (await listAssignees(call, query.kind))
      .filter(({ names }) => names.some(fits))
      .filter(({ assignee }) => (query.isHolding ? assignee.assetCount > 0 : assignee.isActive))
      .map(({ assignee }) => assignee)
      .toSorted((a, b) => byText(a.name, b.name));
    return ok({ assetHolders: slicePage(found, query), totalCount: found.length });
  },

  getAssetHolder: async (call) => {
    const { holderId } = call.path;
    const all = await listAssignees(call);
    const found = all.find(({ assignee }) => (assignee.employeeId ?? assignee.teamId) === holderId);
    return ok({ assetHolder: foundOr404(found, 'assigneeUnknown').assignee });
  },

  listMyAssets: async (call) => {
    const { db, user } = call;
    const { employeeId } = user;
    if (employeeId === null) return ok({ myAssets: [] });
    const directory = await loadDirectory(db);
    const workPlace = (await db.get('employees', employeeId))?.workPlace ?? '';
    const assigned = await listAssignedAssets(call, { employeeId });
    for (const teamId of directory.teamIds({ employeeId, teamId: null })) {
      assigned.push(...(await listAssignedAssets(call, { teamId })));
    }
    const myAssets = assigned.map(({ asset, view }) => ({
      assignment: view,
      serialNumber: asset.serialNumber,
      assetCategory: directory.categoryName(asset),
      warrantyEndDateAsString: dayAsString(asset.warrantyEndDate, user.dateFormat),
      teamName: asset.teamId === null ? '' : directory.teamName(asset),
      workPlace: asset.teamId === null ? workPlace : '',
    }));
    return ok({ myAssets });
  },

  getNextAssetCodes: async ({ db, path, query }) => {
    const { id, code } = await requireType(db, path.typeId);
    const ofType = await db.query('assets', { where: { assetTypeId: id } });
    const { prefix, digits } = findCodePattern(ofType, code);
    // The added digit keeps a trailing blank from being trimmed.
    const start = normalizeName(`${prefix}0`).slice(0, -1);
    const from = { from: start, below: `${start}:` };
    const taken = await db.query('assets', { where: { codeKey: from } });
    const numbers = taken.map(({ assetCode }) => Number(assetCode.slice(prefix.length)));
    const first = numbers.reduce((limit, each) => (each > limit ? each : limit), 0) + 1;
    const assetCodes = Array.from(
      { length: query.count ?? 1 },
      (_, at) => `${prefix}${String(first + at).padStart(digits, '0')}`,
    );
    return ok({ assetCodes });
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

type Caller = Pick<Call<'searchAssetHolders'>, 'db' | 'user' | 'clock'>;

/** The prefix and the number length that most codes of a type have. */
function findCodePattern(assets: readonly AssetRecord[], code: string) {
  const forms = assets.flatMap(({ assetCode }) => {
    const [, prefix, number] = /^(.*?[^\d])(\d{1,9})$/.exec(assetCode) ?? [];
    return prefix !== undefined && number !== undefined ? { prefix, digits: number.length } : [];
  });
  const alike = [...Map.groupBy(forms, ({ prefix }) => prefix).values()];
  const limit = alike.toSorted((a, b) => b.length - a.length)[0]?.[0];
  return limit ?? { prefix: `${code}-`, digits: 4 };
}

/** Employees and teams with their assets, each with the names to search by. */
async function listAssignees(call: Caller, kind?: 'Employee' | 'Team') {
  const { db } = call;
  const directory = await loadDirectory(db);
  const sums = await sumByAssignee(call);
  const employees = kind === 'Team' ? [] : await db.query('employees');
  const teams = kind === 'Employee' ? [] : await db.query('teams');
  return [
    ...employees.map((employee) => ({
      names: [employee.fullName, employee.email],
      assignee: {
        employeeId: employee.id,
        teamId: null,
        name: employee.fullName,
        teamName: getTeamNames(directory, employee.id),
        workPlace: employee.workPlace,
        isActive: employee.isActive,
        ...sums(employee.id),
      },
    })),
    ...teams.map((team) => ({
      names: [team.teamName],
      assignee: {
        employeeId: null,
        teamId: team.id,
        name: team.teamName,
        teamName: '',
        workPlace: '',
        isActive: team.isActive,
        ...sums(team.id),
      },
    })),
  ];
}

const getTeamNames = (directory: Directory, employeeId: string) =>
  directory.teamName({ employeeId, teamId: null });

/** The assets of each assignee, by assignee id. */
async function sumByAssignee(call: Caller) {
  const { db } = call;
  const today = getToday(call);
  const assigned = await db.query('assets', { where: { statusId: statusIds.Assigned } });
  const overdue = new Set<string | null>();
  for (const { id, endedOn, expectedReturnOn } of await db.query('assetAssignments')) {
    if (endedOn === null && expectedReturnOn !== null && expectedReturnOn < today) overdue.add(id);
  }
  const byAssignee = Map.groupBy(assigned, ({ employeeId, teamId }) => employeeId ?? teamId ?? '');
  return (holderId: string) => {
    const assets: readonly AssetRecord[] = byAssignee.get(holderId) ?? [];
    return {
      assetCount: assets.length,
      overdueCount: assets.filter(({ assignmentId }) => overdue.has(assignmentId)).length,
      totalPrice: rupees(assets.reduce((sum, { price }) => sum + price, 0)),
    };
  };
}
