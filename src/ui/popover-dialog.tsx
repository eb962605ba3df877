import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { PopoverProps } from 'react-aria-components';
import { cx } from './cx.ts';
import styles from './popover-dialog.module.css';

export interface PopoverDialogProps {
  /** A Button; it is told that it opens a dialog, and gets the focus back. */
  trigger: ReactElement;
  /** Name of the dialog for screen readers. */
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  placement?: PopoverProps['placement'];
  className?: string | undefined;
}

/** A button that opens a sheet beside it. Escape and a click outside close it. */
export function PopoverDialog({
  trigger,
  label,
  isOpen,
  onOpenChange,
  children,
  placement = 'bottom end',
  className,
}: PopoverDialogProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover placement={placement} offset={4} className={cx(styles.sheet, className)}>
        <Dialog aria-label={label} className={styles.dialog ?? ''}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
