import { useRef } from 'react';
import type { ReactElement } from 'react';
// Replaces the widgets' own TooltipTrigger, which would also load the tooltip.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import type { TooltipProps as RacTooltipProps } from 'react-aria-components';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { onDemandAtBest } from '../hooks/on-demand.ts';
import styles from './tooltip.module.css';

/** Loaded when the first tooltip opens; the control works without it. */
export const TooltipPanel = onDemandAtBest(async () => {
  return (await import('./tooltip-panel.tsx')).TooltipPanel;
});

export interface TooltipProps {
  text: string;
  /** A shortcut to show after the text. */
  shortcut?: string;
  /** A Button or another widget that takes focus. */
  children: ReactElement;
  placement?: RacTooltipProps['placement'];
  /** Delay on hover, in ms; on keyboard focus it opens at once. */
  delay?: number;
}

/**
 * A short text about a control, on hover and on focus. Must never be the only source of
 * information.
 */
export function Tooltip({
  text,
  shortcut,
  children,
  placement = 'top',
  delay = 500,
}: TooltipProps) {
  const timing = { delay, closeDelay: 0 };
  const state = useTooltipTriggerState(timing);
  const trigger = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(timing, state, trigger);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={trigger}>
        {children}
      </FocusableProvider>
      {(state.isOpen || TooltipPanel.isLoaded()) && (
        <TooltipPanel
          attributes={tooltipProps}
          state={state}
          triggerRef={trigger}
          placement={placement}
        >
          <span>{text}</span>
          {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
        </TooltipPanel>
      )}
    </>
  );
}
