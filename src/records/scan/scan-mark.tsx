import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { ToneIcon, type Tone } from '#ui/tone-icon.tsx';
import styles from './scan.module.css';

interface ScanMarkProps {
  tone: Tone;
  /** How many there were: each is another, and the same said twice is told twice. */
  count: number;
  /** What became of the last scan; nothing before the first. */
  children?: ReactNode;
}

/** What became of the last scan, to be seen from afar and heard from a screen reader. */
export const ScanMark = ({ tone, count, children }: ScanMarkProps) => (
  <div role="status" className={styles.last}>
    {children && (
      <p key={count} className={cx(styles.mark, styles[tone])}>
        <ToneIcon tone={tone} />
        <span>{children}</span>
      </p>
    )}
  </div>
);
