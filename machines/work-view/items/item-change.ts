import type { Failure } from '../../validation/failure.ts';
import {
  isTask,
  type WorkItem,
  type WorkItemFields,
  type WorkItemGroup,
  type WorkItemGrouping,
  type WorkItems,
} from './work-item.ts';

/** A change of an item, shown at once and sent afterwards. */
export interface ItemChange {
  /** The item before the change. */
  item: WorkItem;
  fields: WorkItemFields;
  /** What is shown with it, e.g. the name of the person. */
  shown: Partial<WorkItem>;
  /** The group that it is moved into; null if its fields decide. */
  groupId: string | null;
  /**
   * The task of its project that it is placed after; null for the first place, undefined if it is
   * not placed.
   */
  afterId?: string | null;
  /** Whether it undoes a stored change: it is sent with the version that this change got. */
  isUndo?: boolean;
}

/** A change that is not stored. */
export interface FailedChange {
  change: ItemChange;
  /**
   * `offline`: there was no response, and the item stays as it was changed; `rejected`: it is back as it
   * was; `conflict`: someone else has changed it first.
   */
  kind: 'offline' | 'rejected' | 'conflict';
  failure: Failure;
}

/** The group of an item by its fields. */
function findGroupId(
  item: WorkItem,
  { groups, today }: Pick<WorkItems, 'groups' | 'today'>,
  grouping: WorkItemGrouping | null,
): string | null {
  if (grouping === null) return null;
  if (grouping === 'status') return item.status;
  if (grouping === 'project') return item.projectId;
  if (grouping === 'person') return item.personId ?? 'none';
  if (item.status === 'done') return 'done';
  const dueOn = item.dueOn ?? null;
  if (dueOn === null) return 'none';
  if (dueOn < today) return 'overdue';
  if (dueOn === today) return 'today';
  const getEnd = (id: string) => groups.find((group) => group.id === id)?.dueOn ?? '';
  if (dueOn <= getEnd('thisWeek')) return 'thisWeek';
  return dueOn <= getEnd('nextWeek') ? 'nextWeek' : 'later';
}

/** Two changes of an item as one; the later one counts where they differ. */
export const mergeChanges = (first: ItemChange, later: ItemChange): ItemChange => ({
  ...first,
  ...later,
  item: first.item,
  isUndo: false,
  fields: { ...first.fields, ...later.fields },
  shown: { ...first.shown, ...later.shown },
});

/** The items with one change. */
function withChange(
  items: readonly WorkItem[],
  { item: { id }, fields, shown, groupId, afterId }: ItemChange,
  toGroup: (item: WorkItem) => string | null,
): readonly WorkItem[] {
  const found = items.find((item) => item.id === id);
  if (!found) return items;
  const merged: WorkItem = { ...found, ...fields, ...shown };
  const after: WorkItem = { ...merged, groupId: groupId ?? toGroup(merged) };
  if (afterId === undefined && after.groupId === found.groupId) {
    return items.map((item) => (item === found ? after : item));
  }
  const others = items.filter((item) => item !== found);
  if (afterId === undefined) return [...others, after];
  const at =
    afterId === null
      ? others.findIndex(
          (item) =>
            isTask(item) && item.groupId === after.groupId && item.projectId === after.projectId,
        )
      : others.findIndex((item) => item.id === afterId) + 1;
  return others.toSpliced(Math.max(0, at), 0, after);
}

/** What the items on the screen are made from. */
interface Shown {
  response: WorkItems | null;
  grouping: WorkItemGrouping | null;
  pending: readonly ItemChange[];
  failed: readonly FailedChange[];
}

/** The changes that are visible: those that wait, and those without a response. */
const listVisible = ({ pending, failed }: Pick<Shown, 'pending' | 'failed'>) => [
  ...failed.flatMap(({ kind, change }) => (kind === 'offline' ? [change] : [])),
  ...pending,
];

/** The items with the changes that are not stored yet. */
export function showItems({ response, grouping, ...changes }: Shown): readonly WorkItem[] {
  if (!response) return [];
  const toGroup = (item: WorkItem) => findGroupId(item, response, grouping);
  return listVisible(changes).reduce(
    (items, change) => withChange(items, change, toGroup),
    response.items as readonly WorkItem[],
  );
}

/** The groups with counts that follow the changes that are not stored yet. */
export function showGroups(shown: Shown): readonly WorkItemGroup[] {
  const { response } = shown;
  if (!response) return [];
  const before = new Map(response.items.map((item) => [item.id, item]));
  const delta = new Map<string | null, number>();
  const add = (id: string | null, by: number) => delta.set(id, (delta.get(id) ?? 0) + by);
  for (const item of showItems(shown)) {
    const from = before.get(item.id)?.groupId ?? null;
    if (from === item.groupId) continue;
    add(from, -1);
    add(item.groupId, 1);
  }
  return response.groups.map((group) => ({
    ...group,
    count: Math.max(0, group.count + (delta.get(group.id) ?? 0)),
  }));
}

const changedNames = ['status', 'personId', 'startOn', 'dueOn', 'projectId'] as const;

/**
 * The change that restores an item, which has had this version since it was changed; null if nothing
 * restores it.
 */
export function toInverse(
  { item, fields, afterId }: ItemChange,
  version: number | null,
): ItemChange | null {
  // A resolved impediment is not reopened, and a former place is not known.
  if (!isTask(item) || (afterId !== undefined && Object.keys(fields).length === 0)) return null;
  const names = changedNames.filter((name) => name in fields);
  const restored = Object.fromEntries(names.map((name) => [name, item[name]])) as WorkItemFields;
  const { personName, personImageUrl, projectCode, projectName } = item;
  const shown = {
    ...('personId' in fields && { personName, personImageUrl }),
    ...('projectId' in fields && { projectCode, projectName }),
  };
  const stored = { ...item, ...fields, version: version ?? item.version };
  return { item: stored, fields: restored, shown, groupId: null };
}

/** The fields that someone else has changed, of those that a person can see. */
export const listChanged = (before: WorkItem, now: WorkItem) =>
  (['title', 'status', 'personName', 'startOn', 'dueOn', 'projectName'] as const).filter(
    (name) => before[name] !== now[name],
  );
