import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './two-factor.module.css';

/** The button that led here is gone, and the focus with it: reading goes on at the new heading. */
function restoreFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}

/** The first heading of a view, where the focus goes when the view takes another's place. */
export function ViewTitle({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h3 ref={restoreFocus} className={cx(styles.title, className)} tabIndex={-1}>
      {children}
    </h3>
  );
}
