import { useState, type ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { DialogProps } from '#ui/dialog-panel.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'actions' | 'isDismissable'> {
  /** Whether closing would lose any input. */
  hasUnsaved: () => boolean;
  /** The footer's buttons; Cancel calls the given function. */
  renderActions: (cancel: () => void) => ReactNode;
}

/** A dialog with a form; canceling it with unsaved input asks first. */
export function FormDialog({ hasUnsaved, onClose, renderActions, ...dialog }: FormDialogProps) {
  const text = useText('common');
  const [isConfirming, setIsConfirming] = useState(false);
  const cancel = () => (hasUnsaved() ? setIsConfirming(true) : onClose());
  return (
    <>
      <Dialog {...dialog} onClose={cancel} actions={renderActions(cancel)} />
      <ConfirmDialog
        isDestructive
        isOpen={isConfirming}
        title={text('leaveTitle')}
        text={text('leaveText')}
        yes={text('leave')}
        no={text('stay')}
        onYes={() => {
          setIsConfirming(false);
          onClose();
        }}
        onNo={() => setIsConfirming(false)}
      />
    </>
  );
}
