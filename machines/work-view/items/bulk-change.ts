import type { Failure } from '../../validation/failure.ts';
import { toInverse, type ItemChange } from './item-change.ts';
import { getBulkBlock, hasFields, type WorkItem, type WorkItemFields } from './work-item.ts';

/** A change of one of several tasks that is not stored, and why. */
export interface BulkFailure {
  change: ItemChange;
  failure: Failure;
}

export const canSelect = (item: WorkItem): boolean => getBulkBlock(item) === null;

/** The items without the others, by id. */
export function withoutItems(
  items: readonly WorkItem[],
  others: readonly WorkItem[],
): readonly WorkItem[] {
  const ids = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
}

/** The changes that the selected tasks need; those that have the values already need none. */
export const toBulkChanges = (
  selection: readonly WorkItem[],
  fields: WorkItemFields,
): readonly ItemChange[] =>
  selection
    .filter((item) => !hasFields(item, fields))
    .map((item) => ({ item, fields, shown: {}, groupId: null }));

/** The change that restores a task, which has had this version since; none if nothing does. */
export function toRestoring(change: ItemChange, version: number | null): readonly ItemChange[] {
  const inverse = toInverse(change, version);
  return inverse ? [inverse] : [];
}

/** The selection as it was loaded last; tasks of other pages stay as they are. */
export const renewSelection = (
  selection: readonly WorkItem[],
  loaded: ReadonlyMap<string, WorkItem>,
): readonly WorkItem[] =>
  selection.map((item) => loaded.get(item.id) ?? item).filter((item) => canSelect(item));

/**
 * A change of a task that was loaded again: it is sent with the new version. What it changes counts
 * as before, since the first try may have been stored although its response was lost.
 */
export function renewChange(change: ItemChange, loaded: ReadonlyMap<string, WorkItem>): ItemChange {
  const { item, fields } = change;
  const now = loaded.get(item.id);
  if (!now) return change;
  const names = Object.keys(fields) as (keyof WorkItemFields)[];
  const before = Object.fromEntries(names.map((name) => [name, item[name]])) as WorkItemFields;
  return { ...change, item: { ...now, ...before } };
}
