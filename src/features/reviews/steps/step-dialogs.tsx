import { useSelector } from '@xstate/react';
import type { ReviewStepsActor } from '#machines/reviews/steps/review-steps.machine.ts';
import { useText } from '#i18n/text.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StepDialog } from './step-dialog.tsx';

/** The dialogs about a step, each with its own machine. */
export function StepDialogs({ actor }: { actor: ReviewStepsActor }) {
  const text = useText('reviewSteps');
  const { stepForm, stepDeletion } = useSelector(actor, ({ children }) => children);
  return (
    <>
      <OnFirstOpen actor={stepForm}>
        {(open) => <StepDialog key={open.sessionId} actor={open} />}
      </OnFirstOpen>
      <OnFirstOpen actor={stepDeletion}>
        {(open) => (
          <PartQuestion
            actor={open}
            title={text('deleteTitle')}
            question={({ stepName }) => text('deleteQuestion', { name: stepName })}
          />
        )}
      </OnFirstOpen>
    </>
  );
}
