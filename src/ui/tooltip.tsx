import { useRef } from 'react';
import type { ReactElement } from 'react';
// As the widgets' own TooltipTrigger does, which brings along what it opens.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import type { TooltipProps as RacTooltipProps } from 'react-aria-components';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { onDemandAtBest } from './on-demand.ts';
import styles from './tooltip.module.css';

/** Loaded when the first one opens; a control can be used without. */
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
