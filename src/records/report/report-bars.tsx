import type { ReactNode } from 'react';
import styles from './report.module.css';

export interface ReportBar {
  id: string;
  label: ReactNode;
  /** The value for the bar's length; null draws no bar, for a combined group. */
  value: number | null;
  /** The value as text. */
  figure: string;
  /** Called when the name is pressed; if omitted, the name is plain text. */
  onPress?: () => void;
  /** Whether the toggle is pressed; if omitted, the name is a plain button. */
  isPressed?: boolean;
}

/**
 * A report's totals as bars. Each bar has its name and value next to it, so that no information
 * depends on length or color only.
 */
export function ReportBars({ label, bars }: { label: string; bars: readonly ReportBar[] }) {
  const limit = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  return (
    <figure className={styles.bars}>
      <figcaption>{label}</figcaption>
      <ul>
        {bars.map(({ id, label: name, value, figure, onPress, isPressed }) => (
          <li key={id}>
            <span className={styles.barName}>
              {onPress ? (
                <button
                  type="button"
                  aria-pressed={isPressed}
                  className={styles.barAction}
                  onClick={onPress}
                >
                  {name}
                </button>
              ) : (
                name
              )}
            </span>
            <span aria-hidden="true" className={value === null ? undefined : styles.track}>
              {value !== null && (
                <span className={styles.bar} style={{ inlineSize: `${(value / limit) * 100}%` }} />
              )}
            </span>
            <span className={styles.figure}>{figure}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
