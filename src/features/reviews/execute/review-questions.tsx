import { useSelector } from '@xstate/react';
import type { ReviewExecuteActor } from '#machines/reviews/execute/review-execute.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { AcknowledgementDialog } from './acknowledgement-dialog.tsx';
import { DeliveryQuestion } from './delivery-question.tsx';
import { PromotionQuestion } from './promotion-question.tsx';
import { RejectionDialog } from './rejection-dialog.tsx';

/** The questions before a review moves on, is released, sent back, confirmed, or left. */
export function ReviewQuestions({ actor }: { actor: ReviewExecuteActor }) {
  const children = useSelector(actor, (state) => state.children);
  const { promotion, delivery, rejection, acknowledgement } = children;
  return (
    <>
      {promotion && <PromotionQuestion actor={promotion} />}
      {delivery && <DeliveryQuestion actor={delivery} />}
      {rejection && <RejectionDialog actor={rejection} />}
      {acknowledgement && <AcknowledgementDialog actor={acknowledgement} />}
      <UnsavedQuestion actor={actor} />
    </>
  );
}

/** Something typed is on this device only, so that the review cannot move on. */
function UnsavedQuestion({ actor }: { actor: ReviewExecuteActor }) {
  const text = useText('reviewExecute');
  const isOpen = useSelector(actor, (state) => state.matches({ content: { work: 'unsaved' } }));
  const isLeaving = useSelector(actor, ({ context }) => context.step === 'leave');
  const cancel = () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      title={text('unsavedTitle')}
      onClose={cancel}
      actions={
        <>
          <Button effect="reading" variant="primary" onPress={cancel}>
            {text(isLeaving ? 'stay' : 'close')}
          </Button>
          {isLeaving && (
            <Button onPress={() => actor.send({ type: 'leave.anyway' })}>
              {text('leaveAnyway')}
            </Button>
          )}
        </>
      }
    >
      {text(isLeaving ? 'unsavedLeave' : 'unsavedMove')}
    </Dialog>
  );
}
