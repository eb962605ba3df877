import { useSelector } from '@xstate/react';
import type { ClientReviewActor } from '#machines/reviews/client/client-review.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

interface SubmitQuestionProps {
  actor: ClientReviewActor;
  /** The reviewee. */
  name: string;
}

/** Asks before the submission, after which nothing can be changed. */
export function SubmitQuestion({ actor, name }: SubmitQuestionProps) {
  const text = useText('clientReview');
  const isSubmitting = useSelector(actor, (state) => state.matches({ open: 'submitting' }));
  const isConfirming = useSelector(actor, (state) => state.matches({ open: 'confirming' }));
  return (
    <ConfirmDialog
      isOpen={isConfirming || isSubmitting}
      title={text('confirmTitle', { name })}
      text={text('confirmText')}
      yes={text('submit')}
      no={text('goOn')}
      isBusy={isSubmitting}
      busyLabel={text('submitting')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'CANCEL' })}
    />
  );
}
