import { useState, type ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { DialogProps } from '#ui/dialog-panel.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'actions' | 'isDismissable'> {
  /** Whether something is filled in that would be lost. */
  hasUnsaved: () => boolean;
  /** Buttons of the foot; Cancel calls what it is given. */
  renderActions: (cancel: () => void) => ReactNode;
}

/** A dialog that holds a form: whoever cancels it with something filled in is asked first. */
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
