import { cx } from './cx.ts';
import { SpinnerIcon } from './spinner-icon.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is awaited, for instance 'Loading projects'. Read out politely. */
  label: string;
  /** Shows the label beside the arc. Default: read out only. */
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

/** A spinner that fills the place of content which is not there yet; appears after a quarter second. */
export function Loader({ label, showLabel = true, className }: SpinnerProps) {
  return <Spinner label={label} showLabel={showLabel} className={cx(styles.page, className)} />;
}
