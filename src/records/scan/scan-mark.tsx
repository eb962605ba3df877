import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/cx.ts';
import { ToneIcon, type Tone } from '#ui/tone-icon.tsx';
import { isolate } from '#ui/isolate.tsx';
import styles from './scan.module.css';

interface ScanMarkProps {
  tone: Tone;
  /** How many there were: each is another, and the same said twice is told twice. */
  count: number;
  /** What became of the last scan; nothing before the first. */
  children?: ReactNode;
}

/** What became of the last scan, to be seen from afar and heard from a screen reader. */
export function ScanMark({ tone, count, children }: ScanMarkProps) {
  const text = useText('assetScan');
  return (
    <div role="status">
      {children ? (
        <p key={count} className={cx(styles.mark, styles[tone])}>
          <ToneIcon tone={tone} />
          <span>{isolate(children)}</span>
        </p>
      ) : (
        <p className={cx(styles.mark, styles.awaited)}>{text('awaited')}</p>
      )}
    </div>
  );
}
