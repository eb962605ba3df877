import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Tone } from './tone-icon.tsx';
import styles from './badge.module.css';

export interface BadgeProps {
  /** `count` is a filled number, as on a bell. */
  tone?: Tone | 'neutral' | 'pink' | 'count';
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A state or a number in a word. Its text must say it all; the colour only helps. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
