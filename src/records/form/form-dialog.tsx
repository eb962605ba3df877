import type { ReactNode } from 'react';
import type { DialogProps } from '#ui/overlays/dialog-panel.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useUnsavedQuestion } from './unsaved-question.tsx';

interface FormDialogProps extends Omit<DialogProps, 'actions' | 'isDismissable'> {
  /** Whether closing would lose any input. */
  hasUnsaved: () => boolean;
  /** The footer's buttons; Cancel calls the given function. */
  renderActions: (cancel: () => void) => ReactNode;
}

/** A dialog with a form; canceling it with unsaved input asks first. */
export function FormDialog({ hasUnsaved, onClose, renderActions, ...dialog }: FormDialogProps) {
  const { cancel, question } = useUnsavedQuestion({ hasUnsaved, onClose });
  return (
    <>
      <Dialog {...dialog} onClose={cancel} actions={renderActions(cancel)} />
      {question}
    </>
  );
}
