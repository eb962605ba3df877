import { Check, Copy } from 'lucide-react';
import { Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import styles from '../overlays/tooltip.module.css';

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isDisabled'> {
  label: string;
  /** Shown in a tooltip and announced while it is set: 'Copied'. */
  tip: string | null;
  onPress: () => void;
  /** Shows only the icon; the label names it. */
  isIconOnly?: boolean;
}

/** A copy button. The caller copies, decides how long the tooltip shows, and reports a failure. */
export function CopyButton({ label, tip, isIconOnly = false, ...rest }: CopyButtonProps) {
  const isDone = tip !== null;
  const icon = isDone ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  return (
    <>
      {/* Opened only by a completed copy, not by hover or focus. */}
      <TooltipTrigger isOpen={isDone} onOpenChange={() => undefined}>
        {isIconOnly ? (
          <Button {...rest} icon={icon} aria-label={label} />
        ) : (
          <Button {...rest} icon={icon}>
            {label}
          </Button>
        )}
        <RacTooltip placement="top" offset={6} className={styles.tooltip ?? ''}>
          {tip}
        </RacTooltip>
      </TooltipTrigger>
      <span role="status" className="visually-hidden">
        {tip}
      </span>
    </>
  );
}
