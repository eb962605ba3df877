import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface MovedOnQuestionProps {
  onClose: () => void;
  /** What happened in the meantime; by default, that it is at another step. */
  text?: string;
  /** What was typed, to be copied. */
  children?: ReactNode;
}

/** The review was moved in the meantime: nothing was changed. Source: REVW-D12. */
export function MovedOnQuestion({ onClose, text: shown, children }: MovedOnQuestionProps) {
  const text = useText('reviewExecute');
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen
      title={text('movedOnTitle')}
      onClose={onClose}
      actions={
        <Button effect="reading" variant="primary" onPress={onClose}>
          {text('showReview')}
        </Button>
      }
    >
      <p>{shown ?? text('movedOnText')}</p>
      {children}
    </Dialog>
  );
}
