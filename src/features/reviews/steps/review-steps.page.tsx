import { useActorRef, useSelector } from '@xstate/react';
import { emptyStep, nudgesSchema } from '#machines/reviews/steps/review-step.ts';
import {
  reviewStepsMachine,
  type ReviewStepsActor,
} from '#machines/reviews/steps/review-steps.machine.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { ReviewStepsScreen } from './review-steps.screen.tsx';

/** The steps of reviews, with the drafts of this device. */
export default function ReviewStepsPage() {
  const actor = useActorRef(reviewStepsMachine);
  useTabReturn(actor);
  return (
    <>
      <ReviewStepsScreen actor={actor} />
      <StepDraft actor={actor} />
    </>
  );
}

function StepDraft({ actor }: { actor: ReviewStepsActor }) {
  const form = useSelector(actor, ({ children }) => children.stepForm);
  const question = usePartDraft(form, {
    name: 'review-step',
    emptyForm: emptyStep,
    fieldSchemas: { stepNudges: nudgesSchema },
    getId: ({ id }) => id,
  });
  return <UnsavedDialog question={question} onLeave={() => form?.send({ type: 'CANCEL' })} />;
}
