import type { ReactNode } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { isolate } from './isolate.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, in one or two sentences. */
  text: string;
  /** What else there is to know before the decision, below the text. */
  details?: ReactNode;
  /** Names of the two answers: 'Yes', 'No'. */
  yes: string;
  no: string;
  onYes: () => void;
  /** No, or Escape. */
  onNo: () => void;
  /** What was confirmed is under way: both answers wait. */
  isBusy?: boolean | undefined;
  /** Read out while busy. */
  busyLabel?: string | undefined;
  isDestructive?: boolean | undefined;
}

/**
 * Asks yes or no. No has the first focus whatever is asked, so that a hasty Enter changes nothing.
 */
export function ConfirmDialog({
  text,
  details,
  yes,
  no,
  onYes,
  onNo,
  isBusy = false,
  busyLabel,
  isDestructive = false,
  ...rest
}: ConfirmDialogProps) {
  return (
    <AlertDialog
      {...rest}
      confirmLabel={yes}
      cancelLabel={no}
      onConfirm={onYes}
      onCancel={onNo}
      tone={isDestructive ? 'danger' : 'primary'}
      firstFocus="cancel"
      isPending={isBusy}
      pendingLabel={busyLabel}
    >
      {details === undefined ? (
        isolate(text)
      ) : (
        <>
          <p>{isolate(text)}</p>
          {details}
        </>
      )}
    </AlertDialog>
  );
}
