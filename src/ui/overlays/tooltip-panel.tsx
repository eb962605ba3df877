import type { ReactNode } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipProps } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import styles from './tooltip.module.css';

interface TooltipPanelProps extends Pick<TooltipProps, 'placement' | 'triggerRef'> {
  state: TooltipTriggerState;
  /** The id by which the control refers to it. */
  attributes?: { id?: string | undefined };
  children: ReactNode;
}

/** The content of a tooltip, with the code that positions it. */
export function TooltipPanel({ state, attributes, ...props }: TooltipPanelProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip offset={6} className={styles.tooltip ?? ''} {...attributes} {...props} />
    </TooltipTriggerStateContext>
  );
}
