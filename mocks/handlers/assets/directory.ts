import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetRecord, AssetType } from '../../store/world/assets.ts';
import { byText } from '../../common/assets/find.ts';

/** The names of all records that assets refer to, loaded once. Empty for missing records. */
export interface Directory {
  type: (asset: Pick<AssetRecord, 'assetTypeId'>) => TypeFacts | undefined;
  typeName: (asset: Pick<AssetRecord, 'assetTypeId'>) => string;
  categoryName: (asset: Pick<AssetRecord, 'assetTypeId'>) => string;
  locationName: (asset: Pick<AssetRecord, 'assetLocationId'>) => string;
  vendorName: (asset: Pick<AssetRecord, 'vendorId'>) => string;
  employeeName: (assignee: ReceiverIds) => string;
  /** The assigned team, or the teams of the assigned employee. */
  teamName: (assignee: ReceiverIds) => string;
  /** The same as ids. */
  teamIds: (assignee: ReceiverIds) => string[];
  /** The assignee's name, whether an employee or a team. */
  holderName: (assignee: ReceiverIds) => string;
}

type TypeFacts = Pick<AssetType, 'name' | 'assetCategoryId' | 'isTeam'>;
type ReceiverIds = Pick<AssetRecord, 'employeeId' | 'teamId'>;

/** Loads the records that assets refer to. */
export async function loadDirectory(db: Scope<World>): Promise<Directory> {
  const [types, categories, locations, vendors, employees, teams, members] = await Promise.all([
    db.query('assetTypes').then(byId),
    db.query('assetCategories').then(byId),
    db.query('assetLocations').then(byId),
    db.query('vendors').then(byId),
    db.query('employees').then(byId),
    db.query('teams').then(byId),
    db.query('teamMembers'),
  ]);
  const memberships = Map.groupBy(members, ({ employeeId }) => employeeId);

  const type: Directory['type'] = ({ assetTypeId }) => types.get(assetTypeId);
  const employeeName: Directory['employeeName'] = ({ employeeId }) =>
    (employeeId && employees.get(employeeId)?.fullName) || '';
  const teamIds: Directory['teamIds'] = ({ employeeId, teamId }) => {
    if (teamId !== null) return [teamId];
    return (employeeId ? (memberships.get(employeeId) ?? []) : []).map((each) => each.teamId);
  };
  const teamName: Directory['teamName'] = (assignee) =>
    teamIds(assignee)
      .flatMap((id) => teams.get(id)?.teamName ?? [])
      .toSorted(byText)
      .join(', ');
  return {
    type,
    typeName: (asset) => type(asset)?.name ?? '',
    categoryName: (asset) => categories.get(type(asset)?.assetCategoryId ?? '')?.name ?? '',
    locationName: ({ assetLocationId }) => locations.get(assetLocationId ?? '')?.name ?? '',
    vendorName: ({ vendorId }) => vendors.get(vendorId)?.name ?? '',
    employeeName,
    teamName,
    teamIds,
    holderName: (assignee) => employeeName(assignee) || teamName(assignee),
  };
}

const byId = <R extends { id: string }>(records: readonly R[]): Map<string, R> =>
  new Map(records.map((record) => [record.id, record]));
