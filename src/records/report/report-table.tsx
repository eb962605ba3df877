import { cx } from '#ui/text/cx.ts';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import type { ReactNode } from 'react';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './report.module.css';

export interface ReportColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The total of multiple rows; empty if it is not meaningful. */
  sum?: (rows: readonly Row[]) => ReactNode;
  align?: 'end';
}

/** A named group of rows. */
export interface ReportGroup<Row> {
  id: string;
  name: string;
  rows: readonly Row[];
}

interface ReportTableProps<Row> {
  label: string;
  /** The first column is the row header. */
  columns: readonly ReportColumn<Row>[];
  groups: readonly ReportGroup<Row>[];
  getKey: (row: Row) => string;
  /** The label of the totals of each group and of the report. */
  sumLabel: string;
  totalLabel: string;
  isBusy: boolean;
}

/** All rows of a report by group, with the totals of each group and of the report. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { label, columns, groups, getKey, sumLabel, totalLabel, isBusy } = props;
  const all = groups.flatMap(({ rows }) => rows);
  return (
    <TableFrame label={label} className={styles.frame ?? ''}>
      <table aria-label={label} aria-busy={isBusy} className={cx(tableClass.table, styles.table)}>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" className={getCellClass(align)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, name, rows }) => (
          <tbody key={id}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length}>
                <bdi>{name}</bdi>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={getKey(row)}>
                <Cells columns={columns} renderCell={({ cell }) => isolate(cell(row))} />
              </tr>
            ))}
            {rows.length > 1 && <SumRow columns={columns} rows={rows} label={sumLabel} />}
          </tbody>
        ))}
        <tfoot>
          <SumRow columns={columns} rows={all} label={totalLabel} />
        </tfoot>
      </table>
    </TableFrame>
  );
}

const getCellClass = (align: 'end' | undefined) =>
  align === 'end' ? tableClass.number : undefined;

interface CellsProps<Row> {
  columns: readonly ReportColumn<Row>[];
  renderCell: (column: ReportColumn<Row>, index: number) => ReactNode;
}

function Cells<Row>({ columns, renderCell }: CellsProps<Row>) {
  return columns.map((column, index) =>
    index === 0 ? (
      <th key={column.id} scope="row">
        {renderCell(column, index)}
      </th>
    ) : (
      <td key={column.id} className={getCellClass(column.align)}>
        {renderCell(column, index)}
      </td>
    ),
  );
}

interface SumRowProps<Row> {
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  label: string;
}

function SumRow<Row>({ columns, rows, label }: SumRowProps<Row>) {
  return (
    <tr className={styles.sum}>
      <Cells
        columns={columns}
        renderCell={({ sum }, index) => (index === 0 ? label : sum?.(rows))}
      />
    </tr>
  );
}
