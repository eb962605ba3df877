import { cx } from '../../text/cx.ts';
import styles from './spinner.module.css';

/** Only the spinning icon, hidden from screen readers; for buttons and lists. */
export function SpinnerIcon({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={cx(styles.icon, className)} viewBox="0 0 16 16" fill="none">
      <circle className={styles.track} cx="8" cy="8" r="6.25" />
      <path className={styles.arc} d="M8 1.75a6.25 6.25 0 0 1 6.25 6.25" />
    </svg>
  );
}
