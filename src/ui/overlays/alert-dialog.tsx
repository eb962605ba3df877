import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import type { Effect } from '../controls/read-only.ts';

export interface AlertDialogProps {
  title: string;
  /** The consequences, in one or two sentences. */
  children: ReactNode;
  isOpen: boolean;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /**
   * Called by the cancel button or Escape. A click outside does nothing, because the question needs
   * an answer.
   */
  onCancel: () => void;
  /**
   * For a cancel button that changes something: Escape and a close button leave everything
   * unchanged. `label` names the close button.
   */
  dismissal?: { label: string; onDismiss: () => void } | undefined;
  /** `danger` for actions that cannot be undone. */
  tone?: 'primary' | 'danger';
  /** The button with the initial focus; by default cancel with `danger`, otherwise confirm. */
  firstFocus?: 'cancel' | 'confirm' | undefined;
  /** The confirmed action is pending: both buttons are disabled. */
  isPending?: boolean;
  pendingLabel?: string | undefined;
  /** By default, the confirmed action changes data. */
  effect?: Effect;
}

/**
 * Asks for confirmation before an action. A destructive action is never the default: with `danger`
 * the focus starts on cancel, otherwise on confirm unless `firstFocus` is set.
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
  effect = 'changing',
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
            effect={effect}
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
