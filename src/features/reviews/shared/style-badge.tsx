import type { ReactNode } from 'react';
import type { BadgeStyle } from '#machines/reviews/steps/review-step.ts';
import { Badge, type BadgeProps } from '#ui/display/badges/badge.tsx';
import styles from './style-badge.module.css';

/** The tones of the styles; `primary` has an outline in the accent colour. */
const tones: Readonly<Record<BadgeStyle, NonNullable<BadgeProps['tone']>>> = {
  primary: 'neutral',
  secondary: 'neutral',
  success: 'success',
  info: 'info',
  warning: 'warning',
  pink: 'pink',
  danger: 'danger',
};

interface StyleBadgeProps {
  style: BadgeStyle;
  children: ReactNode;
}

/** A step or a status in the style that the tenant has selected for it. Source: REVW-052. */
export function StyleBadge({ style, children }: StyleBadgeProps) {
  return (
    <Badge tone={tones[style]} {...(style === 'primary' && { className: styles.primary ?? '' })}>
      {children}
    </Badge>
  );
}
