import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';
import type { Choice } from '../records/create-choice-search.ts';
import { searchName } from '../records/record-page.ts';

/** An employee or a team, with the totals of their assets. Source: ASSET-030. */
export type AssetHolder = Schema<'AssetHolder'>;
/** An assigned asset. Source: ASSET-031. */
export type AssignedAsset = Schema<'AssignmentView'>;
/** Whether an employee has accepted the assignment. */
export type Handover = Schema<'AssetHandover'>;
/** An asset in store. */
export type AssignableAsset = Schema<'AssignableAsset'>;

/** The assignee who receives or returns an asset. */
export type Receiver = Pick<AssetHolder, 'employeeId' | 'teamId' | 'name'>;

/** The id in the address of an assignee's page; exactly one of the two ids is set. */
export const getAssigneeId = ({ employeeId, teamId }: Omit<Receiver, 'name'>): string =>
  employeeId ?? teamId ?? '';

export const isTeam = ({ teamId }: Pick<Receiver, 'teamId'>): boolean => teamId !== null;

/** The names of the filters in the list of assignees. */
export const kindName = 'kind';
export const holdingName = 'holding';
/** The filter's only value: assignees who have assets. */
export const holding = 'yes';
export const assigneeKinds = ['Employee', 'Team'] as const;

/** The filters allowed in the address of the list of assignees; the server sorts only by name. */
export const assigneeColumns: ListColumns = {
  sortable: [],
  filterable: [searchName, kindName, holdingName],
};

/** The sort orders allowed in the address of an assignee's page. */
export const assignedColumns: ListColumns = {
  sortable: ['assetCode', 'assetName', 'assetType'],
  filterable: [searchName],
};

/** The fields by which an assignee's assets are searched and sorted. */
export const assignedFields = {
  assetCode: ({ assetCode }: AssignedAsset) => assetCode,
  assetName: ({ assetName }: AssignedAsset) => assetName,
  assetType: ({ assetType }: AssignedAsset) => assetType,
};

/** An assignee as an option of a select; the id contains the kind. */
export const toAssigneeChoice = (assignee: Receiver & Pick<AssetHolder, 'teamName'>): Choice => ({
  id: `${isTeam(assignee) ? 'Team' : 'Employee'} ${getAssigneeId(assignee)}`,
  label: assignee.name,
  description: assignee.teamName,
});

/** The selected assignee. */
export function receiverOfChoice({ id, label }: Choice): Receiver {
  const [kind = '', ...rest] = id.split(' ');
  const holderId = rest.join(' ');
  return kind === 'Team'
    ? { employeeId: null, teamId: holderId, name: label }
    : { employeeId: holderId, teamId: null, name: label };
}
