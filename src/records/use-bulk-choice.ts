import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useText } from '#i18n/text.tsx';
import type { GridPicking } from '#ui/data-grid/grid.ts';

/** For the grid of a list with the part `bulkDeletion`: which rows are chosen, and their checkboxes. */
export function useBulkChoice<Row>(
  actor: ListActor<Row>,
  nameOf: (row: Row) => string,
  keyOf: (row: Row) => string,
): GridPicking<Row> {
  const text = useText('records');
  const selection = useSelector(actor, ({ context }) => context.selection);
  const keys = useMemo(() => new Set(selection.map(keyOf)), [selection, keyOf]);
  return useMemo(
    () => ({
      isSelected: (row) => keys.has(keyOf(row)),
      onSelect: (rows, isSelected) =>
        actor.send({ type: isSelected ? 'rows.select' : 'rows.dropped', rows }),
      onClear: () => actor.send({ type: 'selection.clear' }),
      labelOf: (row) => text('chooseRow', { name: nameOf(row) }),
      allLabel: text('chooseAll'),
    }),
    [actor, keys, keyOf, nameOf, text],
  );
}
