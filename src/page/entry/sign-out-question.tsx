import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

export interface SignOutQuestionProps {
  isOpen: boolean;
  onSignOut: () => void;
  onStay: () => void;
}

/** Asks before signing out if the timer has recorded changes that are not on the server yet. */
export function SignOutQuestion({ isOpen, onSignOut, onStay }: SignOutQuestionProps) {
  const text = useText('timerOutbox');
  return (
    <ConfirmDialog
      effect="reading"
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
