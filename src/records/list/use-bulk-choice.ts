import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useText } from '#i18n/text.tsx';
import type { GridPicking } from '#ui/data-grid/grid.ts';

/**
 * For the grid of a list with the feature `bulkDeletion`: the selected rows and their checkboxes.
 */
export function useBulkChoice<Row>(
  actor: ListActor<Row>,
  getName: (row: Row) => string,
  getKey: (row: Row) => string,
): GridPicking<Row> {
  const text = useText('records');
  const selection = useSelector(actor, ({ context }) => context.selection);
  const keys = useMemo(() => new Set(selection.map(getKey)), [selection, getKey]);
  return useMemo(
    () => ({
      isSelected: (row) => keys.has(getKey(row)),
      onSelect: (rows, isSelected) =>
        actor.send({ type: isSelected ? 'rows.select' : 'rows.dropped', rows }),
      onClear: () => actor.send({ type: 'selection.clear' }),
      getLabel: (row) => text('chooseRow', { name: getName(row) }),
      allLabel: text('chooseAll'),
    }),
    [actor, keys, getKey, getName, text],
  );
}
