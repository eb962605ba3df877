import type { ReactNode } from 'react';
import { Blocked } from '../controls/blocked.tsx';
import { cx } from '../text/cx.ts';
import { tableClass } from '../display/rows/table.tsx';
import { ActionCell } from './action-cell.tsx';
import type { GridColumn, GridPicking } from './grid.ts';
import { SelectBox } from './select-box.tsx';
import { as } from './roles.ts';
import { rowKeys } from './row-keys.ts';
import { isolate } from '../controls/isolate.tsx';
import styles from './grid-table.module.css';

interface GridRowProps<Row> {
  row: Row;
  columns: readonly GridColumn<Row>[];
  renderActions: ((row: Row) => ReactNode) | undefined;
  /** The label of all actions together. */
  actionsLabel: string;
  onDeleteKey: ((row: Row) => void) | undefined;
  picking: GridPicking<Row> | undefined;
  /** Set if the user navigates to this row: it takes the focus and calls this. */
  onReached: (() => void) | undefined;
}

/** One record. Its first cell names it; on a card, the other cells show their column's name. */
export function GridRow<Row>(props: GridRowProps<Row>) {
  const { row, columns, renderActions, actionsLabel, onDeleteKey, picking, onReached } = props;
  const reach = (element: HTMLTableRowElement | null) => {
    if (!element) return;
    element.querySelector<HTMLElement>('th :is(a, button)')?.focus();
    onReached?.();
  };
  return (
    <tr
      ref={onReached && reach}
      {...as.row}
      data-selected={picking?.isSelected(row) || undefined}
      {...rowKeys(onDeleteKey && (() => onDeleteKey(row)), picking?.onClear)}
    >
      {picking && (
        <td {...as.cell} className={styles.selection}>
          <RowBox row={row} picking={picking} />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} {...as.rowHeader}>
            <Cell column={column} row={row} />
          </th>
        ) : (
          <td
            key={column.id}
            {...as.cell}
            data-label={column.header}
            data-align={column.align}
            className={cx(column.align === 'end' && tableClass.number)}
          >
            <Cell column={column} row={row} />
          </td>
        ),
      )}
      {renderActions && (
        <td {...as.cell} className={tableClass.actions}>
          <ActionCell label={actionsLabel}>{renderActions(row)}</ActionCell>
        </td>
      )}
    </tr>
  );
}

function RowBox<Row>({ row, picking }: { row: Row; picking: GridPicking<Row> }) {
  const { getBlock, getLabel, isSelected, onSelect } = picking;
  const box = {
    label: getLabel(row),
    isSelected: isSelected(row),
    onChange: (isOn: boolean) => onSelect([row], isOn),
  };
  if (!getBlock) return <SelectBox {...box} />;
  return (
    <Blocked reason={getBlock(row)} effect="reading">
      {(attributes) => <SelectBox {...attributes} {...box} />}
    </Blocked>
  );
}

function Cell<Row>({ column, row }: { column: GridColumn<Row>; row: Row }) {
  const content = column.cell(row);
  return (
    <div
      className={column.isLong ? styles.long : styles.cell}
      title={column.isLong ? column.csv?.(row).toString() : undefined}
    >
      {/* Isolated, so that a text of the other direction keeps its full stop at its own end. */}
      {typeof content === 'string' ? <bdi>{isolate(content)}</bdi> : content}
    </div>
  );
}
