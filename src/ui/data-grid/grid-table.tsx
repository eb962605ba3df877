import { useMemo, type ReactNode } from 'react';
import { cx } from '../text/cx.ts';
import { ProgressBar } from '../display/progress/progress-bar.tsx';
import { TableFrame, tableClass } from '../display/rows/table.tsx';
import type {
  GridColumn,
  GridGrouping,
  GridPicking,
  GridSearch,
  GridTarget,
  GridTexts,
} from './grid.ts';
import { GridGroupRow } from './grid-group-row.tsx';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { as } from './roles.ts';
import styles from './grid-table.module.css';

interface GridTableProps<Row> {
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[] | null;
  search: GridSearch;
  onSearch: (search: GridSearch) => void;
  status: 'loading' | 'shown' | 'failed';
  texts: GridTexts;
  renderActions?: (row: Row) => ReactNode;
  onDeleteKey?: (row: Row) => void;
  picking?: GridPicking<Row> | undefined;
  target?: GridTarget | undefined;
  grouping?: GridGrouping<Row> | undefined;
  filtersId: string;
  hasFilters: boolean;
}

/** The table, or a skeleton while the first page loads. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { label, columns, rows, search, status, texts, renderActions } = props;
  const { onDeleteKey, picking, target, grouping } = props;
  const isLoading = status === 'loading';
  const actionsLabel = texts.actions;
  // Memoized, because a page has hundreds of cells that need not render again while others load.
  const lines = useMemo(
    () =>
      // Keyed by index: another page reuses the rows, and the focus keeps its position when a row
      // is deleted.
      rows?.flatMap((row, index) => {
        const groupId = grouping?.getGroupId(row);
        const before = rows[index - 1];
        const isFirst = before === undefined || grouping?.getGroupId(before) !== groupId;
        return [
          grouping !== undefined && groupId !== undefined && isFirst && (
            <GridGroupRow
              key={`group ${groupId}`}
              groupId={groupId}
              grouping={grouping}
              width={columns.length + (picking ? 1 : 0) + (renderActions ? 1 : 0)}
            />
          ),
          groupId !== undefined && grouping?.folded.has(groupId) ? null : (
            <GridRow
              // oxlint-disable-next-line react/no-array-index-key -- the place is meant
              key={index}
              row={row}
              columns={columns}
              renderActions={renderActions}
              actionsLabel={actionsLabel}
              onDeleteKey={onDeleteKey}
              picking={picking}
              onReached={target?.index === index ? target.onReached : undefined}
            />
          ),
        ];
      }),
    [rows, columns, renderActions, actionsLabel, onDeleteKey, picking, target, grouping],
  );
  return (
    <div className={styles.body}>
      {isLoading && (
        <div className={styles.progress}>
          <ProgressBar label={texts.loading} />
        </div>
      )}
      <TableFrame label={label} className={styles.frame ?? ''}>
        <table
          {...as.table}
          aria-label={label}
          aria-busy={isLoading}
          data-picking={picking && ''}
          className={cx(tableClass.table, styles.table)}
        >
          <GridHead {...props} hasActions={renderActions !== undefined} />
          <tbody {...as.rowGroup}>
            {rows === null && (
              <SkeletonRows
                columns={columns}
                count={search.pageSize}
                hasActions={renderActions !== undefined}
                hasPicking={picking !== undefined}
              />
            )}
            {lines}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}
