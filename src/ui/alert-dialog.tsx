import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface AlertDialogProps {
  title: string;
  /** What will happen, in one or two sentences. */
  children: ReactNode;
  isOpen: boolean;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** The cancel button or Escape. A click outside does nothing: the question wants an answer. */
  onCancel: () => void;
  /**
   * Where the cancel button changes something: Escape and a close button leave everything as it
   * was. `label` names the close button.
   */
  dismissal?: { label: string; onDismiss: () => void } | undefined;
  /** `danger` for what cannot be taken back. */
  tone?: 'primary' | 'danger';
  /** Which button has the focus at first; cancel with `danger`, otherwise confirm. */
  firstFocus?: 'cancel' | 'confirm' | undefined;
  /** The confirmed action is under way: both buttons wait. */
  isPending?: boolean;
  pendingLabel?: string | undefined;
}

/**
 * A question before an action. A destructive answer is never the default: with `danger` the focus
 * starts on cancel, otherwise on confirm unless `firstFocus` says so.
 */
export function AlertDialog({
  title,
  children,
  isOpen,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  dismissal,
  tone = 'primary',
  firstFocus = tone === 'danger' ? 'cancel' : 'confirm',
  isPending = false,
  pendingLabel,
}: AlertDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      isOpen={isOpen}
      onClose={dismissal?.onDismiss ?? onCancel}
      {...(dismissal && { closeLabel: dismissal.label })}
      isKeyboardDismissDisabled={isPending}
      actions={
        <>
          <Button autoFocus={firstFocus === 'cancel'} isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            autoFocus={firstFocus === 'confirm'}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
