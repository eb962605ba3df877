import type { ReactNode } from 'react';
import { cx } from '../../text/cx.ts';
import type { Tone } from './tone-icon.tsx';
import styles from './badge.module.css';

export interface BadgeProps {
  /** `count` is a filled number, e.g. on a bell. */
  tone?: Tone | 'neutral' | 'pink' | 'count';
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A status or a number. Its text must be complete without the color. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
