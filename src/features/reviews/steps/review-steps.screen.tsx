import { useSelector } from '@xstate/react';
import { ListOrdered, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { inOrder } from '#machines/reviews/steps/review-step.ts';
import type { ReviewStepsActor } from '#machines/reviews/steps/review-steps.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { StepDialogs } from './step-dialogs.tsx';
import { StepList } from './step-list.tsx';
import { UndoOrderBar } from './undo-order-bar.tsx';

interface ReviewStepsScreenProps {
  actor: ReviewStepsActor;
}

/** The steps of reviews in their order. Source: REVW-005, REVW-023. */
export function ReviewStepsScreen({ actor }: ReviewStepsScreenProps) {
  const text = useText('reviewSteps');
  const steps = useSelector(actor, ({ context }) => context.steps);
  const order = useSelector(actor, ({ context }) => context.order);
  const undo = useSelector(actor, ({ children }) => children.undo);
  const shown = useMemo(() => steps && inOrder(steps, order), [steps, order]);
  return (
    <>
      <PageHead title={text('title')}>{shown && <AddStep actor={actor} />}</PageHead>
      <Outdated actor={actor} />
      {!shown && <Waiting actor={actor} />}
      {shown?.length === 0 && (
        <EmptyState icon={<ListOrdered />} action={<AddStep actor={actor} />}>
          {text('noneYet')}
        </EmptyState>
      )}
      {shown && shown.length > 0 && <StepList actor={actor} steps={shown} />}
      {undo && <UndoOrderBar key={undo.sessionId} actor={undo} />}
      <StepDialogs actor={actor} />
    </>
  );
}

function AddStep({ actor }: ReviewStepsScreenProps) {
  const text = useText('reviewSteps');
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onPress={() => actor.send({ type: 'step.add' })}
    >
      {text('add')}
    </Button>
  );
}

/** The steps are loading, or could not be loaded. */
function Waiting({ actor }: ReviewStepsScreenProps) {
  const text = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  if (!useSelector(actor, (state) => state.matches('unavailable'))) {
    return <Loader label={text('loading')} />;
  }
  return (
    <Unavailable
      title={text('unavailable')}
      reason={why(cause)}
      retryLabel={text('tryAgain')}
      onRetry={() => actor.send({ type: 'retry' })}
    >
      {text('unavailableText')}
    </Unavailable>
  );
}

function Outdated({ actor }: ReviewStepsScreenProps) {
  const text = useText('reviewSteps');
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  if (!useSelector(actor, (state) => state.hasTag('outdated'))) return null;
  return (
    <Banner
      tone="warning"
      title={text('outdatedTitle')}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {records('tryAgain')}
        </Button>
      }
    >
      {why(cause) ?? text('outdatedText')}
    </Banner>
  );
}
