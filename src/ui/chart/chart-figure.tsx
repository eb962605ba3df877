import { Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { cx } from '../text/cx.ts';
import { SegmentedControl } from '../choices/segmented-control.tsx';
import { TableFrame, tableClass } from '../display/rows/table.tsx';
import { useIsPrinted } from '../hooks/use-is-printed.ts';
import type { ChartTable } from './chart-table.ts';
import styles from './chart.module.css';

export interface ChartTexts {
  /** Label of the choice between chart and table. */
  view: string;
  image: string;
  table: string;
  save: string;
}

export interface ChartFigureProps {
  /** The content of the chart, with its subject and period. */
  caption: string;
  texts: ChartTexts;
  /** The same numbers. */
  table: ChartTable;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  /** Saves the numbers as a file. */
  onSave: () => void;
  /**
   * Whether print shows chart and table: for a chart without figures whose numbers are shown
   * nowhere else.
   */
  isFullInPrint?: boolean;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its caption, and the same numbers as a table and as a file. */
export function ChartFigure(props: ChartFigureProps) {
  const {
    caption,
    texts,
    table,
    isTable,
    onTable,
    onSave,
    isFullInPrint = false,
    children,
  } = props;
  const captionId = useId();
  const isFull = useIsPrinted() && isFullInPrint;
  return (
    <figure aria-labelledby={captionId} className={styles.figure}>
      <div className={styles.head}>
        <figcaption id={captionId}>{caption}</figcaption>
        <div className={styles.tools}>
          <SegmentedControl
            label={texts.view}
            options={[
              { id: 'image', label: texts.image },
              { id: 'table', label: texts.table },
            ]}
            value={isTable ? 'table' : 'image'}
            onChange={(view) => onTable(view === 'table')}
          />
          <Button
            variant="quiet"
            size="small"
            icon={<Download aria-hidden="true" />}
            onPress={onSave}
          >
            {texts.save}
          </Button>
        </div>
      </div>
      {(!isTable || isFull) && children}
      {(isTable || isFull) && <Numbers label={caption} table={table} isFull={isFull} />}
    </figure>
  );
}

interface NumbersProps {
  label: string;
  table: ChartTable;
  isFull: boolean;
}

function Numbers({ label, table: { columns, rows }, isFull }: NumbersProps) {
  return (
    <TableFrame label={label} className={cx(styles.numbers, isFull && styles.full)}>
      <table aria-label={label} className={tableClass.table}>
        <thead>
          <tr>
            {columns.map((header, index) => (
              <th key={header} scope="col" className={index > 0 ? tableClass.number : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {figures.map(({ text, linked }, index) => (
                <td key={columns[index + 1]} className={tableClass.number}>
                  {linked ?? text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
