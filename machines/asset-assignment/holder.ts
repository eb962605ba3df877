import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';
import type { Choice } from '../records/create-choice-search.ts';
import { searchName } from '../records/record-page.ts';

/** An employee or a team, with the sums of what they have. Source: ASSET-030. */
export type AssetHolder = Schema<'AssetHolder'>;
/** An asset that somebody has. Source: ASSET-031. */
export type AssignedAsset = Schema<'AssignmentView'>;
/** Whether an employee has accepted what was assigned. */
export type Handover = Schema<'AssetHandover'>;
/** An asset in store. */
export type AssignableAsset = Schema<'AssignableAsset'>;

/** Who takes an asset, or gives it back. */
export type Receiver = Pick<AssetHolder, 'employeeId' | 'teamId' | 'name'>;

/** By what the page of a holder is addressed; one of the two ids is there. */
export const getAssigneeId = ({ employeeId, teamId }: Omit<Receiver, 'name'>): string =>
  employeeId ?? teamId ?? '';

export const isTeam = ({ teamId }: Pick<Receiver, 'teamId'>): boolean => teamId !== null;

/** The names of the filters of the list of holders. */
export const kindName = 'kind';
export const holdingName = 'holding';
/** The one value of the filter for those who have something. */
export const holding = 'yes';
export const assigneeKinds = ['Employee', 'Team'] as const;

/** What the address of the list of holders may filter by; the server orders by name alone. */
export const assigneeColumns: ListColumns = {
  sortable: [],
  filterable: [searchName, kindName, holdingName],
};

/** What the address of a holder's page may order by. */
export const assignedColumns: ListColumns = {
  sortable: ['assetCode', 'assetName', 'assetType'],
  filterable: [searchName],
};

/** What the assets of a holder are searched and ordered by. */
export const assignedFields = {
  assetCode: ({ assetCode }: AssignedAsset) => assetCode,
  assetName: ({ assetName }: AssignedAsset) => assetName,
  assetType: ({ assetType }: AssignedAsset) => assetType,
};

/** A holder as something to choose; which kind it is stands in the id. */
export const toAssigneeChoice = (assignee: Receiver & Pick<AssetHolder, 'teamName'>): Choice => ({
  id: `${isTeam(assignee) ? 'Team' : 'Employee'} ${getAssigneeId(assignee)}`,
  label: assignee.name,
  description: assignee.teamName,
});

/** Who was chosen. */
export function receiverOfChoice({ id, label }: Choice): Receiver {
  const [kind = '', ...rest] = id.split(' ');
  const holderId = rest.join(' ');
  return kind === 'Team'
    ? { employeeId: null, teamId: holderId, name: label }
    : { employeeId: holderId, teamId: null, name: label };
}
