import type { ReactNode } from 'react';
import { cx } from '../../text/cx.ts';
import { ToneIcon } from '../badges/tone-icon.tsx';
import type { Tone } from '../badges/tone-icon.tsx';
import { isolate } from '../../controls/isolate.tsx';
import styles from './banner.module.css';

export interface BannerProps {
  tone?: Tone;
  /** A few words in bold before the text. */
  title?: string;
  children: ReactNode;
  /** A small button or a link. */
  action?: ReactNode;
  className?: string;
}

/** A notice within a page or a form. `danger` is announced at once, the other tones politely. */
export function Banner({ tone = 'info', title, children, action, className }: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(styles.banner, styles[tone], className)}
    >
      <div className={styles.message}>
        <ToneIcon tone={tone} />
        <div className={styles.messageBlock}>
          {title !== undefined && <strong className={styles.title}>{isolate(title)}</strong>}
          {isolate(children)}
        </div>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
