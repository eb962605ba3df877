import { ChevronDown } from 'lucide-react';
import type { GridGrouping } from './grid.ts';
import { as } from './roles.ts';
import { rowKeys } from './row-keys.ts';
import styles from './grid-group.module.css';

interface GridGroupRowProps<Row> {
  groupId: string;
  grouping: GridGrouping<Row>;
  /** The number of columns. */
  width: number;
}

/** The head of a group, which folds its rows. */
export function GridGroupRow<Row>({ groupId, grouping, width }: GridGroupRowProps<Row>) {
  const { name, summary } = grouping.describe(groupId);
  const isFolded = grouping.folded.has(groupId);
  return (
    <tr {...as.row} className={styles.group} {...rowKeys(undefined, undefined)}>
      <th {...as.rowHeader} scope="rowgroup" colSpan={width}>
        <div className={styles.head}>
          <button
            type="button"
            aria-expanded={!isFolded}
            className={styles.fold}
            onClick={() => grouping.onFold(groupId, !isFolded)}
          >
            <ChevronDown aria-hidden="true" />
            <bdi>{name}</bdi>
          </button>
          <span className={styles.summary}>{summary}</span>
        </div>
      </th>
    </tr>
  );
}
