import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export interface SignOutQuestionProps {
  isOpen: boolean;
  onSignOut: () => void;
  onStay: () => void;
}

/** Asked where the timer has recorded what the server does not know yet. */
export function SignOutQuestion({ isOpen, onSignOut, onStay }: SignOutQuestionProps) {
  const text = useText('timerOutbox');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('signOutTitle')}
      text={text('signOutText')}
      yes={text('signOut')}
      no={text('stay')}
      onYes={onSignOut}
      onNo={onStay}
    />
  );
}
