import type { ReactNode } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { isolate } from '../controls/isolate.tsx';
import type { Effect } from '../controls/read-only.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequences, in one or two sentences. */
  text: string;
  /** Additional information for the decision, below the text. */
  details?: ReactNode;
  /** Labels of the two buttons: 'Yes', 'No'. */
  yes: string;
  no: string;
  onYes: () => void;
  /** Called by No or Escape. */
  onNo: () => void;
  /** The confirmed action is pending: both buttons are disabled. */
  isBusy?: boolean | undefined;
  /** Announced while busy. */
  busyLabel?: string | undefined;
  isDestructive?: boolean | undefined;
  /** By default, the confirmed action changes data. */
  effect?: Effect;
}

/**
 * Asks a yes-or-no question. No always has the initial focus, so that a hasty Enter changes
 * nothing.
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
