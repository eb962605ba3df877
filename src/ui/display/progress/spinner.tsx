import { cx } from '../../text/cx.ts';
import { SpinnerIcon } from './spinner-icon.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** The pending action, e.g. 'Loading projects'. Announced politely. */
  label: string;
  /** Shows the label beside the icon. By default it is only announced. */
  showLabel?: boolean;
  className?: string;
}

/** A small spinner in the flow of a line. */
export function Spinner({ label, showLabel = false, className }: SpinnerProps) {
  return (
    <span role="status" className={cx(styles.spinner, className)}>
      <SpinnerIcon />
      <span className={showLabel ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  );
}

/** A spinner in place of content that is still loading; appears after 250 ms. */
export function Loader({ label, showLabel = true, className }: SpinnerProps) {
  return <Spinner label={label} showLabel={showLabel} className={cx(styles.page, className)} />;
}
