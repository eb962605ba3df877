import type { ReactNode } from 'react';
import { cx } from '../../text/cx.ts';
import styles from './table.module.css';

/**
 * Classes for a native `<table>`: `table` on the table; on cells `number` (to the end), `muted`,
 * `nowrap`, `clip` (one line with an ellipsis), `actions`; `rowActions` around the buttons of a row
 * (shown on hover, focus and touch); `sort` on a button in a header cell. `<th scope="row">` names
 * a row; `name` on a button in it that opens the row.
 */
export const tableClass = {
  table: styles.table,
  number: styles.number,
  muted: styles.muted,
  nowrap: styles.nowrap,
  clip: styles.clip,
  actions: styles.actions,
  name: styles.name,
  rowActions: styles.rowActions,
  sort: styles.sort,
};

export interface TableFrameProps {
  /** Names the scrollable region for screen readers. */
  label: string;
  /** The `<table>`. */
  children: ReactNode;
  className?: string;
}

/**
 * Makes a wide or long table scroll in itself, also by keyboard. Set a height through `className`
 * to make the header sticky.
 */
export function TableFrame({ label, children, className }: TableFrameProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={cx(styles.frame, className)}>
      {children}
    </div>
  );
}
