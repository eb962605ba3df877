import { splitCode, toPrefixKey } from '../common/search-keys.ts';
import { getStatus } from '../common/assets/master-data.ts';
import { dayAsString } from '../common/assets/formats.ts';
import { compareNames } from '../store/sort-key.ts';
import { computeFigures } from './asset-figures.ts';
import type { Derivation, Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { AssetProperty, AssetRecord, ComputedAssetFields } from '../store/world/assets.ts';

type Reading = Pick<Scope<World>, 'get' | 'query'>;

/** What the list of assets shows, filters and sorts of other records. Source: ASSET-033. */
export const computedAssets: Derivation<World, AssetRecord> = {
  compute: async (scope, asset) => {
    const [type, assetLocation, vendor, employee, teams, assignment, properties] =
      await Promise.all([
        scope.get('assetTypes', asset.assetTypeId),
        asset.assetLocationId ? scope.get('assetLocations', asset.assetLocationId) : undefined,
        scope.get('vendors', asset.vendorId),
        asset.employeeId ? scope.get('employees', asset.employeeId) : undefined,
        readTeams(scope, asset),
        asset.assignmentId ? scope.get('assetAssignments', asset.assignmentId) : undefined,
        scope.query('assetTypeProperties', { where: { assetTypeId: asset.assetTypeId } }),
      ]);
    const category = type && (await scope.get('assetCategories', type.assetCategoryId));
    const teamName = teams.toSorted(compareNames).join(', ');
    const repair = asset.repairs.findLast(({ returnedOn }) => returnedOn === null);
    const shown = {
      typeName: type?.name ?? '',
      categoryId: type?.assetCategoryId ?? null,
      categoryName: category?.name ?? '',
      statusName: getStatus(asset),
      employeeName: employee?.fullName ?? '',
      teamName,
      locationName: assetLocation?.name ?? '',
      vendorName: vendor?.name ?? '',
      holderId: asset.employeeId ?? asset.teamId,
      handoverState: assignment?.handover?.state ?? null,
    } satisfies Partial<ComputedAssetFields>;
    return {
      ...shown,
      ...buildSearchTexts(asset, shown, properties),
      ...computeFigures(asset, type, properties),
      ...findNumber(asset),
      expectedReturnOn: assignment?.expectedReturnOn ?? null,
      repairSentOn: repair?.sentOn ?? null,
      repairNotes: repair?.notesBefore ?? '',
    };
  },
  from: {
    assetTypes: {
      fields: ['name', 'assetCategoryId', 'usefulLifeInYears'],
      where: ({ id }) => [{ assetTypeId: id }],
    },
    assetCategories: { fields: ['name'], where: ({ id }) => [{ categoryId: id }] },
    assetLocations: { fields: ['name'], where: ({ id }) => [{ assetLocationId: id }] },
    vendors: { fields: ['name'], where: ({ id }) => [{ vendorId: id }] },
    employees: { fields: ['fullName'], where: ({ id }) => [{ employeeId: id }] },
    teams: {
      fields: ['teamName'],
      where: async ({ id }, scope) => {
        const members = await scope.query('teamMembers', { where: { teamId: id } });
        return [{ teamId: id }, { employeeId: members.map(({ employeeId }) => employeeId) }];
      },
    },
    teamMembers: {
      fields: ['teamId', 'employeeId'],
      where: ({ employeeId }) => [{ employeeId }],
    },
    assetAssignments: {
      fields: ['handover', 'expectedReturnOn'],
      // An asset shows only its current assignment.
      where: ({ assetId, endedOn }) => (endedOn === null ? [{ id: assetId }] : []),
    },
    assetTypeProperties: {
      fields: ['name', 'options', 'controlTypeId'],
      where: ({ assetTypeId }) => [{ assetTypeId }],
    },
  },
};

/** The name of the assigned team, or those of the teams of the assigned employee. */
async function readTeams(scope: Reading, { teamId, employeeId }: AssetRecord): Promise<string[]> {
  const members =
    teamId === null && employeeId !== null
      ? await scope.query('teamMembers', { where: { employeeId } })
      : [];
  const ids = teamId === null ? members.map((each) => each.teamId) : [teamId];
  const teams = await Promise.all(ids.map((id) => scope.get('teams', id)));
  return teams.flatMap((team) => team?.teamName ?? []);
}

/** The number at the end of a code, and what is before it. */
function findNumber({ assetCode }: AssetRecord) {
  const found = splitCode(assetCode);
  return {
    codePrefix: found && toPrefixKey(found.prefix),
    codeNumber: found && Number(found.digits),
  };
}

/** The texts in which each word of a search is looked up; a word has no space. */
function buildSearchTexts(
  asset: AssetRecord,
  shown: Readonly<Record<string, string | null>>,
  properties: readonly AssetProperty[],
) {
  const { dateOfPurchase, warrantyEndDate } = asset;
  const inFormat = (format: 'DD/MM/YYYY' | 'MM/DD/YYYY') =>
    [dateOfPurchase, warrantyEndDate].map((day) => dayAsString(day, format)).join(' ');
  const { categoryId: _category, holderId: _holder, handoverState: _state, ...texts } = shown;
  return {
    searchText: [
      asset.assetCode,
      asset.name,
      asset.serialNumber,
      asset.invoiceNumber,
      String(asset.price),
      ...Object.values(texts),
      ...properties.map((property) => readValue(property, asset)),
    ].join(' '),
    daysDayFirst: inFormat('DD/MM/YYYY'),
    daysMonthFirst: inFormat('MM/DD/YYYY'),
  };
}

/** The value of a property as it is displayed. */
function readValue({ id, options }: AssetProperty, { propertyValues }: AssetRecord): string {
  const value = propertyValues[id] ?? '';
  if (options.length === 0) return value;
  return options.find((option) => option.id === value)?.description ?? '';
}
