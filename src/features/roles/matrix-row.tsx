import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { RightGroup } from '#machines/roles/rights.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Privilege } from '#openapi/client/index.ts';
import { cx } from '#ui/text/cx.ts';
import { useRightNames } from './use-right-names.ts';
import styles from './roles.module.css';

interface CellsProps {
  /** The rights of each role, in the order of the columns. */
  sets: readonly ReadonlySet<Privilege>[];
  /** The number of the row in the grid; its head is 0. */
  row: number;
  /** The column of the cell that Tab reaches, if it is in this row; the first is 0. */
  activeColumn: number | null;
}

interface RightRowProps extends CellsProps {
  right: Privilege;
  isIndented: boolean;
  onRight: (right: Privilege) => void;
}

/** Which roles grant a right. Memoized: a move of the focus renders two rows, not thousands of cells. */
export const RightRow = memo(function RightRow(props: RightRowProps) {
  const { right, isIndented, sets, row, activeColumn, onRight } = props;
  const text = useText('roles');
  const { nameRight } = useRightNames();
  const [granted, notGranted] = [text('granted'), text('notGranted')];
  return (
    <tr>
      <th scope="row" className={cx(isIndented && styles.nested)}>
        <button
          type="button"
          className={styles.rowName}
          title={text('holdersTitle', { right: nameRight(right) })}
          tabIndex={activeColumn === 0 ? 0 : -1}
          data-cell={`${row}-0`}
          onClick={() => onRight(right)}
        >
          {nameRight(right)}
        </button>
      </th>
      {sets.map((rights, index) => (
        <td
          // The columns have no other identity here.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.cell}
          aria-label={rights.has(right) ? granted : notGranted}
          tabIndex={activeColumn === index + 1 ? 0 : -1}
          data-cell={`${row}-${index + 1}`}
        >
          {rights.has(right) && '✓'}
        </td>
      ))}
    </tr>
  );
});

interface GroupRowProps extends CellsProps {
  group: RightGroup;
  isFolded: boolean;
  onToggle: (groupId: string) => void;
}

/** How many rights of a group each role grants; it folds the rights below. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { group, sets, isFolded, row, activeColumn, onToggle } = props;
  const text = useText('roles');
  const { number } = useFormat();
  const { nameGroup } = useRightNames();
  const { rights } = group;
  const [first] = rights;
  if (first === undefined) return null;
  return (
    <tr className={styles.groupRow}>
      <th scope="row">
        <button
          type="button"
          className={styles.rowName}
          aria-expanded={!isFolded}
          tabIndex={activeColumn === 0 ? 0 : -1}
          data-cell={`${row}-0`}
          onClick={() => onToggle(group.id)}
        >
          {isFolded ? (
            <ChevronRight aria-hidden="true" className="flip-rtl" />
          ) : (
            <ChevronDown aria-hidden="true" />
          )}
          {nameGroup(first)}
        </button>
      </th>
      {sets.map((granted, index) => (
        <td
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.cell}
          tabIndex={activeColumn === index + 1 ? 0 : -1}
          data-cell={`${row}-${index + 1}`}
        >
          {text('grantedCount', {
            count: number(rights.filter((right) => granted.has(right)).length),
            total: number(rights.length),
          })}
        </td>
      ))}
    </tr>
  );
});
