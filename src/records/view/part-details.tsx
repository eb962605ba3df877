import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface PartDetailsProps {
  title: string;
  isOpen: boolean;
  /** Label of the Close button. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a part of a record, read-only. */
export function PartDetails({ title, isOpen, close, onClose, children }: PartDetailsProps) {
  return (
    <Dialog
      isDismissable
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button autoFocus onPress={onClose}>
          {close}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
