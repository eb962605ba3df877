import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { WorkItem } from '#machines/work-view/items/work-item.ts';
import {
  getShownGroups,
  type WorkItemsActor,
} from '#machines/work-view/items/work-items.machine.ts';
import { getGrouping } from '#machines/work-view/work-view-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { GridGrouping } from '#ui/data-grid/grid.ts';
import { useGroupName } from './board/group-name.ts';

const none: ReadonlySet<string> = new Set<string>([]);

/** The groups of the table with their numbers, on all pages; undefined without a grouping. */
export function useRowGroups(items: WorkItemsActor): GridGrouping<WorkItem> | undefined {
  const text = useText('workView');
  const format = useFormat();
  const toName = useGroupName();
  const context = useSelector(items, (state) => state.context);
  const grouping = getGrouping(context.search);
  const [folded, setFolded] = useState<{ by: string | null; ids: ReadonlySet<string> }>({
    by: null,
    ids: none,
  });
  return useMemo(() => {
    if (grouping === null) return undefined;
    const groups = new Map(getShownGroups(context).map((group) => [group.id, group]));
    const ids = folded.by === grouping ? folded.ids : none;
    return {
      getGroupId: ({ groupId }) => groupId ?? '',
      describe: (groupId) => {
        const group = groups.get(groupId);
        if (!group) return { name: '', summary: '' };
        const { count, periodSeconds } = group;
        const hours = format.digits(periodSeconds);
        return {
          name: toName(group, grouping),
          summary: text('groupCount', { count, hours }),
        };
      },
      folded: ids,
      onFold: (groupId, isFolded) => {
        const next = new Set(ids);
        if (isFolded) next.add(groupId);
        else next.delete(groupId);
        setFolded({ by: grouping, ids: next });
      },
    };
  }, [context, folded, format, grouping, text, toName]);
}
