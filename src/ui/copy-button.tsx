import { Check, Copy } from 'lucide-react';
import { Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import styles from './tooltip.module.css';

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isDisabled'> {
  label: string;
  /** Said in a tooltip, and read out, while it is set: 'Copied'. */
  tip: string | null;
  onPress: () => void;
  /** Only the icon shows; the label names it. */
  isIconOnly?: boolean;
}

/** Copies something. The caller does it, says for how long the tooltip shows, and what failed. */
export function CopyButton({ label, tip, isIconOnly = false, ...rest }: CopyButtonProps) {
  const isDone = tip !== null;
  const icon = isDone ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  return (
    <>
      {/* Only what was done opens it: neither the mouse nor the focus. */}
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
