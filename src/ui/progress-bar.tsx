import { cx } from './cx.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What progresses, for screen readers. */
  label: string;
  /** From 0 to 100; leave out while the end is not known. */
  value?: number | undefined;
  /** The value in words, where a share of the whole does not say it. */
  valueText?: string | undefined;
  /** `page` pins it to the top edge of the window, for a navigation under way. */
  variant?: 'inline' | 'page';
  className?: string;
}

/** A thin bar of progress: the native element, styled. */
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
