import { useState, type ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

interface Cancelable {
  /** Whether closing would lose any input. */
  hasUnsaved: () => boolean;
  onClose: () => void;
}

/** Canceling a form with unsaved input asks first; the question is to be rendered aside. */
export function useUnsavedQuestion({ hasUnsaved, onClose }: Cancelable): {
  cancel: () => void;
  question: ReactNode;
} {
  const text = useText('common');
  const [isConfirming, setIsConfirming] = useState(false);
  return {
    cancel: () => (hasUnsaved() ? setIsConfirming(true) : onClose()),
    question: (
      <ConfirmDialog
        isDestructive
        effect="reading"
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
    ),
  };
}
