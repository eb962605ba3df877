import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import type { LeaveQuestion } from './use-unsaved.ts';

export interface UnsavedDialogProps {
  question: LeaveQuestion | null;
  /** Leaves the page and discards unsaved changes. */
  onLeave: () => void;
}

/** Asks before leaving a page with unsaved changes. */
export function UnsavedDialog({ question, onLeave }: UnsavedDialogProps) {
  const text = useText('common');
  return (
    <ConfirmDialog
      isDestructive
      effect="reading"
      isOpen={question !== null}
      title={text('leaveTitle')}
      text={text('leaveText')}
      yes={text('leave')}
      no={text('stay')}
      onYes={() => {
        onLeave();
        question?.leave();
      }}
      onNo={() => question?.stay()}
    />
  );
}
