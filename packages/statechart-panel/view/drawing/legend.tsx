import { marks } from '../marker.ts';
import { Badge } from './badge.tsx';
import styles from './drawing.module.css';

/** The meaning of the overlay's colors and badges. */
export function Legend({ hasTests }: { hasTests: boolean }) {
  const shown = marks.filter(({ mark }) => hasTests || mark !== 'tests');
  return (
    <ul className={styles['legend']} aria-label="Coverage">
      {shown.map(({ mark, label }) => (
        <li key={mark}>
          <svg width="34" height="16" aria-hidden data-mark={mark} className={styles['sample']}>
            <path d="M1 8H33" />
            <Badge mark={mark} x={17} y={8} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
