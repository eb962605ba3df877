import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './table.module.css';

/**
 * Classes for a real `<table>`: `table` on the table; on cells `number` (to the end), `muted`,
 * `nowrap`, `clip` (one line with an ellipsis), `actions`; `rowActions` around the buttons of a
 * row (shown on hover, focus and touch); `sort` on a button in a head cell. `<th scope="row">` names a
 * row; `name` on a button in it that opens the row in its place.
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
  /** Names the scrolling part for screen readers, as a caption would. */
  label: string;
  /** The `<table>`. */
  children: ReactNode;
  className?: string;
}

/**
 * Lets a wide or long table scroll within itself, by keyboard too. Give it a height through
 * `className` for the head to stick to.
 */
export function TableFrame({ label, children, className }: TableFrameProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={cx(styles.frame, className)}>
      {children}
    </div>
  );
}
