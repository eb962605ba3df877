import type { ReactNode } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipProps } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import styles from './tooltip.module.css';

interface TooltipPanelProps extends Pick<TooltipProps, 'placement' | 'triggerRef'> {
  state: TooltipTriggerState;
  /** What names it to its control. */
  attributes?: { id?: string | undefined };
  children: ReactNode;
}

/** What a tooltip shows, with all that finds a place for it. */
export function TooltipPanel({ state, attributes, ...props }: TooltipPanelProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip offset={6} className={styles.tooltip ?? ''} {...attributes} {...props} />
    </TooltipTriggerStateContext>
  );
}
