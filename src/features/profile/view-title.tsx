import type { ReactNode } from 'react';
import { cx } from '#ui/text/cx.ts';
import styles from './two-factor/two-factor.module.css';

/** The button that led here has been removed, so the new heading takes the focus. */
function restoreFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}

/** The first heading of a view, which takes the focus when the view replaces another one. */
export function ViewTitle({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h3 ref={restoreFocus} className={cx(styles.title, className)} tabIndex={-1}>
      {children}
    </h3>
  );
}
