import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import type { PopoverProps } from 'react-aria-components';
import { cx } from '../text/cx.ts';
import styles from './popover-dialog.module.css';

export interface PopoverSheetProps {
  id: string;
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that it is positioned beside. */
  button: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
  placement?: PopoverProps['placement'];
  className?: string | undefined;
}

/** The popover of a PopoverDialog. */
export function PopoverSheet({
  id,
  label,
  isOpen,
  onOpenChange,
  button,
  children,
  placement = 'bottom end',
  className,
}: PopoverSheetProps) {
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger="DialogTrigger"
      triggerRef={button}
      placement={placement}
      offset={4}
      className={cx(styles.sheet, className)}
    >
      <Dialog id={id} aria-label={label} className={styles.dialog ?? ''}>
        {children}
      </Dialog>
    </Popover>
  );
}
