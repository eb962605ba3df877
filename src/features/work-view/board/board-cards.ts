import type { FailedChange } from '#machines/work-view/items/item-change.ts';
import type {
  WorkItem,
  WorkItemGroup,
  WorkItemGrouping,
} from '#machines/work-view/items/work-item.ts';
import { getFilter, getFilterIds, type ListSearch } from '#machines/lists/list-search.ts';
import {
  dueName,
  peopleName,
  projectsName,
  toWorkItemSearch,
} from '#machines/work-view/work-view-search.ts';
import type { BoardCard } from '#ui/board/board-types.ts';
import { clipText } from '#ui/board/clip-text.ts';

/** An item on the board. */
export interface WorkCard extends BoardCard {
  item: WorkItem;
  /** Its last change is not stored. */
  isUnsaved: boolean;
}

/** The card of an unchanged item is the same object, so that it is not rendered again. */
const cards = new WeakMap<WorkItem, WorkCard>();

function toCard(item: WorkItem, isUnsaved: boolean): WorkCard {
  const before = cards.get(item);
  if (before?.isUnsaved === isUnsaved) return before;
  const label = clipText(item.code === null ? item.title : `${item.code} ${item.title}`);
  const card = { id: item.id, columnId: item.groupId ?? '', label, item, isUnsaved };
  cards.set(item, card);
  return card;
}

/** The items with the mark of those whose change is not stored. */
export function toCards(items: readonly WorkItem[], failed: readonly FailedChange[]): WorkCard[] {
  const unsaved = new Set(failed.map(({ change }) => change.item.id));
  return items.map((item) => toCard(item, unsaved.has(item.id)));
}

/** Whether the filters hide all items of a group; items can be moved into it nevertheless. */
export function isHiddenByFilter(
  { id }: Pick<WorkItemGroup, 'id'>,
  grouping: WorkItemGrouping,
  search: ListSearch,
): boolean {
  const isOther = (selected: readonly string[]) => selected.length > 0 && !selected.includes(id);
  const { statuses = [] } = toWorkItemSearch(search, 'all');
  if (grouping === 'status') return isOther(statuses);
  if (grouping === 'project') return isOther(getFilterIds(search, projectsName));
  if (grouping === 'person') return isOther(getFilterIds(search, peopleName));
  if (id === 'done') return statuses.length > 0 && !statuses.includes('done');
  const due = getFilter(search, dueName);
  return due !== '' && due !== 'range' && isOther([due]);
}
