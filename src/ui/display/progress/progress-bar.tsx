import { cx } from '../../text/cx.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** Names the progress for screen readers. */
  label: string;
  /** From 0 to 100; undefined while the end is unknown. */
  value?: number | undefined;
  /** The value as text, if a percentage does not express it. */
  valueText?: string | undefined;
  /** `page` pins it to the top edge of the window, for a pending navigation. */
  variant?: 'inline' | 'page';
  className?: string;
}

/** A thin progress bar: the native element, styled. */
export function ProgressBar({
  label,
  value,
  valueText,
  variant = 'inline',
  className,
}: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      max={100}
      value={value}
      className={cx(styles.bar, variant === 'page' && styles.page, className)}
    />
  );
}
