import type { Mark } from '../marker.ts';
import styles from './drawing.module.css';

interface BadgeProps {
  mark: Mark | null;
  /** The badge's center. */
  x: number;
  y: number;
}

/** The source of the coverage: a full or hollow tick for a person, a diamond for tests. */
export function Badge({ mark, x, y }: BadgeProps) {
  if (mark === null || mark === 'none') return null;
  return (
    <g className={styles['badge']} data-mark={mark} transform={`translate(${x} ${y})`} aria-hidden>
      {mark === 'tests' ? (
        <path d="M0 -6.5L6.5 0L0 6.5L-6.5 0Z" />
      ) : (
        <>
          <circle r="6.5" />
          <path className={styles['tick']} d="M-3 0.2L-0.9 2.3L3 -2" />
        </>
      )}
    </g>
  );
}
