import type { ReactNode } from 'react';
import styles from './report.module.css';

export interface ReportBar {
  id: string;
  label: ReactNode;
  /** What its length is of; null draws none, for what is several together. */
  value: number | null;
  /** The same in figures. */
  figure: string;
  /** What a press on its name does, where that is something. */
  onPress?: () => void;
  /** Whether that is in effect; without it the name is no switch. */
  isPressed?: boolean;
}

/**
 * What a report comes to, part by part, side by side: each bar has its name and its figure beside
 * it, so that nothing is told by length or colour alone.
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
                  className={styles.barDeed}
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
