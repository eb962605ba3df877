import { isOverdue, type WorkItem } from '#machines/work-view/items/work-item.ts';
import { clipText } from '#ui/board/clip-text.ts';
import type { TimelineItem } from '#ui/timeline/timeline-types.ts';

/** An item on the timeline. */
export interface WorkBar extends TimelineItem {
  item: WorkItem;
}

/** The bar of an unchanged item is the same object, so that it is not rendered again. */
const bars = new WeakMap<WorkItem, { today: string; bar: WorkBar }>();

/** The group of items that are not grouped. */
export const noGroup = 'all';

export function toBarItem(item: WorkItem, today: string): WorkBar {
  const before = bars.get(item);
  if (before?.today === today) return before.bar;
  const bar = {
    id: item.id,
    groupId: item.groupId ?? noGroup,
    label: clipText(item.code === null ? item.title : `${item.code} ${item.title}`),
    start: item.startOn ?? null,
    end: item.dueOn ?? null,
    isOverdue: isOverdue({ ...item, dueOn: item.dueOn ?? null }, today),
    isCompleted: item.status === 'done',
    item,
  };
  bars.set(item, { today, bar });
  return bar;
}
