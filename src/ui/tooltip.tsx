import type { ReactElement } from 'react';
import { Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';
import type { TooltipProps as RacTooltipProps } from 'react-aria-components';
import styles from './tooltip.module.css';

export interface TooltipProps {
  text: string;
  /** A shortcut to show after the text. */
  shortcut?: string;
  /** A Button or another widget that takes focus. */
  children: ReactElement;
  placement?: RacTooltipProps['placement'];
  /** Milliseconds before it opens under a resting mouse; at once on keyboard focus. */
  delay?: number;
}

/** A few words about a control, on hover and on focus. Never the only place of an information. */
export function Tooltip({
  text,
  shortcut,
  children,
  placement = 'top',
  delay = 500,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={0}>
      {children}
      <RacTooltip placement={placement} offset={6} className={styles.tooltip ?? ''}>
        <span>{text}</span>
        {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
      </RacTooltip>
    </TooltipTrigger>
  );
}
