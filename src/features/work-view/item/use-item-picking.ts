import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { getBulkBlock, type WorkItem } from '#machines/work-view/items/work-item.ts';
import type { WorkItemsBulkActor } from '#machines/work-view/items/work-items-bulk.machine.ts';
import { useText } from '#i18n/text.tsx';
import type { GridPicking } from '#ui/data-grid/grid.ts';
import { useBlockText } from './use-block-text.ts';

/** The selected tasks and the checkboxes of all; those that can't be selected say why. */
export function useItemPicking(bulk: WorkItemsBulkActor): GridPicking<WorkItem> {
  const text = useText('records');
  const workView = useText('workView');
  const toText = useBlockText();
  const selection = useSelector(bulk, ({ context }) => context.selection);
  const isBusy = useSelector(bulk, (state) => state.hasTag('busy'));
  return useMemo(() => {
    const ids = new Set(selection.map(({ id }) => id));
    return {
      isSelected: ({ id }) => ids.has(id),
      getBlock: (item) => toText(getBulkBlock(item)) ?? (isBusy ? workView('bulkWait') : null),
      onSelect: (rows, isSelected) =>
        bulk.send({ type: isSelected ? 'rows.select' : 'rows.drop', rows }),
      onClear: () => bulk.send({ type: 'selection.clear' }),
      getLabel: ({ title }) => text('chooseRow', { name: title }),
      allLabel: text('chooseAll'),
    };
  }, [bulk, selection, isBusy, text, workView, toText]);
}
