import { useCallback } from 'react';
import type { WorkItemGroup, WorkItemGrouping } from '#machines/work-view/items/work-item.ts';
import { useText } from '#i18n/text.tsx';

/** The name of a group: that of the person or the project, or the text of the status or due date. */
export function useGroupName(): (
  group: Pick<WorkItemGroup, 'id' | 'name'>,
  grouping: WorkItemGrouping,
) => string {
  const text = useText('workView');
  return useCallback(
    ({ id, name }, grouping) => {
      if (grouping === 'status') return text(`status_${id}` as 'status_open');
      if (grouping === 'due') return text(`due_${id}` as 'due_today');
      return name ?? text(grouping === 'person' ? 'nobody' : 'unknownProject');
    },
    [text],
  );
}
