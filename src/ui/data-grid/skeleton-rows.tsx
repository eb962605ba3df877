import { tableClass } from '../display/rows/table.tsx';
import type { GridColumn } from './grid.ts';
import { as } from './roles.ts';
import styles from './grid-table.module.css';

interface SkeletonRowsProps {
  columns: readonly GridColumn<never>[];
  count: number;
  hasActions: boolean;
  hasPicking: boolean;
}

/**
 * The placeholder of the first page. Hidden from screen readers, because the table announces once
 * that it is loading.
 */
export function SkeletonRows({ columns, count, hasActions, hasPicking }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} {...as.row} className={styles.skeleton} aria-hidden="true">
      {hasPicking && <td {...as.cell} className={styles.selection} />}
      {columns.map(({ id }, column) => (
        <td key={id} {...as.cell}>
          <span data-width={(row * 3 + column * 5) % 4} />
        </td>
      ))}
      {hasActions && <td {...as.cell} className={tableClass.actions} />}
    </tr>
  ));
}
