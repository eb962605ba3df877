import { cx } from '../../text/cx.ts';
import styles from './mark.module.css';

/** The product's mark, also used for an organization without a logo. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={cx(styles.mark, className)} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M8 23V14a8 8 0 0 1 16 0v9M13 23v-8a3 3 0 0 1 6 0v8" />
    </svg>
  );
}
