import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../../lists/list-search.ts';
import type { ListContext } from '../../lists/list-types.ts';

export type ClientAssignment = Schema<'ClientAssignment'>;
export type ClientOfReviews = Schema<'ClientOfReviews'>;
export type PaCycleExecutor = Schema<'PaCycleExecutor'>;

/** A review, and what is assigned to it; null where no contact is. */
export interface ClientRow extends Schema<'ClientAssignableReview'> {
  assignment: ClientAssignment | null;
}

/** The step of a cycle whose clients are assigned. */
export interface ClientStep {
  cycleId: string;
  stepId: string;
}

/** What comes with a page of rows. */
export interface ClientFacets {
  cycleName: string;
  stepName: string;
  clients: readonly ClientOfReviews[];
  /** Who carries out the step; null where that could not be loaded. */
  executor: PaCycleExecutor | null;
}

/** The facets of a step that no client carries out, so that there is nothing to assign. */
export const wrongStep = 'wrongStep';

type Faceted = Pick<ListContext<ClientRow>, 'facets'>;

/** The facets of the last response; null before it. */
export const getFacets = ({ facets }: Faceted) =>
  // The loader of this list is the only one that sets them.
  facets === wrongStep ? null : (facets as ClientFacets | null);

/** Whether the server has responded that no client carries out the step. */
export const isWrongStep = ({ facets }: Faceted): boolean => facets === wrongStep;

/** The column of the search field: the names of employees and contacts. */
export const searchColumn = 'name';

/** The columns that the address may filter by. */
export const clientColumns: ListColumns = { sortable: [], filterable: [searchColumn] };

/** The step as one value, which the list passes on to its loader. */
export const toParentId = ({ cycleId, stepId }: ClientStep): string => `${cycleId} ${stepId}`;

export function toStep(parentId: string): ClientStep {
  const [cycleId = '', stepId = ''] = parentId.split(' ');
  return { cycleId, stepId };
}

export const getRowId = ({ reviewId }: ClientRow): string => reviewId;
export const getRowName = ({ employeeName }: ClientRow): string => employeeName;

/** Why a contact cannot be reminded now; null if they can. */
export type NudgeBlock = 'unassigned' | 'submitted' | 'notAtStep' | 'closed' | 'nudgedEnough';

export function getNudgeBlock(row: ClientRow, now: number): NudgeBlock | null {
  const { assignment, assignmentBlock: block } = row;
  if (block === 'ClientSubmitted') return 'submitted';
  if (block !== null) return 'closed';
  if (assignment === null) return 'unassigned';
  if (!row.isAtStep) return 'notAtStep';
  const { nextNudgeOn } = assignment;
  return nextNudgeOn !== null && Date.parse(nextNudgeOn) > now ? 'nudgedEnough' : null;
}
