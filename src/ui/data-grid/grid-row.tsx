import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { tableClass } from '../table.tsx';
import type { GridColumn } from './grid.ts';
import { as } from './roles.ts';
import styles from './data-grid.module.css';

interface GridRowProps<Row> {
  row: Row;
  columns: readonly GridColumn<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
}

/** One record. Its first cell names it; on a card the others bear their column's name. */
export function GridRow<Row>({ row, columns, actions }: GridRowProps<Row>) {
  return (
    <tr {...as.row}>
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
            className={cx(column.align === 'end' && tableClass.number)}
          >
            <Cell column={column} row={row} />
          </td>
        ),
      )}
      {actions && (
        <td {...as.cell} className={tableClass.actions}>
          <span className={tableClass.rowActions}>{actions(row)}</span>
        </td>
      )}
    </tr>
  );
}

function Cell<Row>({ column, row }: { column: GridColumn<Row>; row: Row }) {
  if (!column.isLong) return column.cell(row);
  return (
    <span className={styles.long} title={column.csv?.(row)}>
      {column.cell(row)}
    </span>
  );
}
