import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/text/cx.ts';
import { ToneIcon, type Tone } from '#ui/display/badges/tone-icon.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './scan.module.css';

interface ScanMarkProps {
  tone: Tone;
  /**
   * The number of results so far; it changes with each one, so that an identical message is
   * announced again.
   */
  count: number;
  /** The result of the last scan; empty before the first. */
  children?: ReactNode;
}

/** The result of the last scan, visible from a distance and announced by a screen reader. */
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
