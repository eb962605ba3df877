import type { ReactNode } from 'react';
import styles from './report.module.css';

export interface ReportBar {
  id: string;
  label: ReactNode;
  /** What its length is of. */
  value: number;
  /** The same in figures. */
  figure: string;
}

/**
 * What a report comes to, part by part, side by side: each bar has its name and its figure beside
 * it, so that nothing is told by length or colour alone.
 */
export function ReportBars({ label, bars }: { label: string; bars: readonly ReportBar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={styles.bars}>
      <figcaption>{label}</figcaption>
      <ul>
        {bars.map(({ id, label: name, value, figure }) => (
          <li key={id}>
            <span className={styles.barName}>{name}</span>
            <span aria-hidden="true" className={styles.track}>
              <span className={styles.bar} style={{ inlineSize: `${(value / most) * 100}%` }} />
            </span>
            <span className={styles.figure}>{figure}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
