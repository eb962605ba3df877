import { useId, useRef, type ReactElement } from 'react';
import { ButtonContext } from 'react-aria-components';
import { onDemand } from '../hooks/on-demand.ts';
import type { PopoverSheetProps } from './popover-sheet.tsx';
import { useHasBeen } from '../hooks/use-has-been.ts';

const PopoverSheet = onDemand(() =>
  import('./popover-sheet.tsx').then((module) => module.PopoverSheet),
);

export interface PopoverDialogProps extends Omit<PopoverSheetProps, 'id' | 'button'> {
  /** A Button; it receives the dialog's ARIA attributes, and the focus when the dialog closes. */
  trigger: ReactElement;
}

/** A button that opens a popover beside it. Escape and a click outside close it. */
export function PopoverDialog({ trigger, ...sheet }: PopoverDialogProps) {
  const { isOpen, onOpenChange } = sheet;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hasOpened = useHasBeen(isOpen);
  return (
    <>
      <ButtonContext
        value={{
          ref: button,
          'aria-expanded': isOpen,
          'aria-controls': isOpen && PopoverSheet.isLoaded() ? id : undefined,
          onPress: () => onOpenChange(!isOpen),
        }}
      >
        {trigger}
      </ButtonContext>
      {hasOpened && <PopoverSheet {...sheet} id={id} button={button} />}
    </>
  );
}
