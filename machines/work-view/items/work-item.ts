import type { Schema } from '#openapi/client/index.ts';

/** A task or an impediment of any project. Source: PROJ-054. */
export type WorkItem = Schema<'WorkItem'>;
export type WorkItemGroup = Schema<'WorkItemGroup'>;
export type WorkItemGrouping = Exclude<Schema<'WorkItemGrouping'>, 'none'>;
export type WorkItemScope = Schema<'WorkItemScope'>;
export type WorkItemStatus = WorkItem['status'];
export type WorkItems = Schema<'WorkItemsAnswer'>;

/** The fields of a task that a row, a card or a bar changes. */
export type WorkItemFields = Partial<
  Pick<WorkItem, 'status' | 'personId' | 'startOn' | 'dueOn' | 'projectId'>
>;

/** Why a change is not possible. */
export type MoveBlock =
  /** The person takes part neither in the project nor in one above it. */
  | 'notMember'
  /** The person lacks the right to projects. */
  | 'noRight'
  /** The impediment is resolved, and is not reopened. */
  | 'resolved'
  /** An impediment is only resolved: it has no person, dates and project to choose. */
  | 'impediment'
  /** Nothing is planned to be overdue. */
  | 'overdue'
  /** The person may not take tasks out of the project. */
  | 'notOwner'
  /** The person may not add tasks to the target project by moving them. */
  | 'notTargetOwner'
  /** The due date would be before the start. */
  | 'dueBeforeStart';

/** The statuses in the order of the work. */
export const itemStatuses = ['open', 'inProgress', 'blocked', 'done'] as const;

export const isTask = ({ kind }: WorkItem): boolean => kind === 'task';

/** Whether it is due before today (yyyy-MM-dd) and not done. */
export const isOverdue = ({ status, dueOn }: WorkItem, today: string): boolean =>
  status !== 'done' && dueOn !== null && dueOn < today;

/** Why the fields of an item can't be changed by the person; null if they can. */
export function getChangeBlock(item: WorkItem, fields: WorkItemFields): MoveBlock | null {
  if (item.editBlock !== null) return item.editBlock;
  const names = Object.keys(fields);
  if (!isTask(item)) {
    const isResolving = names.length === 1 && fields.status === 'done';
    return isResolving ? null : 'impediment';
  }
  if (fields.projectId !== undefined && fields.projectId !== item.projectId && !item.isMovable) {
    return 'notOwner';
  }
  const { startOn = item.startOn, dueOn = item.dueOn } = fields;
  return startOn !== null && dueOn !== null && dueOn < startOn ? 'dueBeforeStart' : null;
}

/** Why an item can't be changed together with others; null if it can. Source: PROJ-D30. */
export const getBulkBlock = (item: WorkItem): MoveBlock | null =>
  item.editBlock ?? (isTask(item) ? null : 'impediment');

/** The changes by which a task gets into a group; those of another one in the same group are none. */
export function toGroupFields(
  item: WorkItem,
  group: Pick<WorkItemGroup, 'id' | 'dueOn'>,
  grouping: WorkItemGrouping,
): WorkItemFields {
  if (grouping === 'status') return { status: group.id as WorkItemStatus };
  if (grouping === 'project') return { projectId: group.id };
  if (grouping === 'person') return { personId: group.id === 'none' ? null : group.id };
  if (group.id === 'done') return { status: 'done' };
  const fields: WorkItemFields = { dueOn: group.dueOn };
  // A start after the new due date moves with it, as a bar does on the timeline.
  if (group.dueOn !== null && item.startOn !== null && item.startOn > group.dueOn) {
    fields.startOn = group.dueOn;
  }
  return item.status === 'done' ? { ...fields, status: 'open' } : fields;
}

/** Whether an item has the values of these fields already. */
export const hasFields = (item: WorkItem, fields: WorkItemFields): boolean =>
  Object.entries(fields).every(([name, value]) => item[name as keyof WorkItemFields] === value);

/** Why an item can't be moved into a group; null if it can, or is in it. */
export function getMoveBlock(
  item: WorkItem,
  group: WorkItemGroup,
  grouping: WorkItemGrouping,
): MoveBlock | null {
  if (group.id === item.groupId) return null;
  if (item.editBlock !== null) return item.editBlock;
  const block = getChangeBlock(item, toGroupFields(item, group, grouping));
  if (block !== null) return block;
  if (group.isTarget) return null;
  return grouping === 'due' ? 'overdue' : 'notTargetOwner';
}
