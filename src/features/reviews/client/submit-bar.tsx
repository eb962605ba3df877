import { useSelector } from '@xstate/react';
import { Send } from 'lucide-react';
import type { ClientReviewActor } from '#machines/reviews/client/client-review.machine.ts';
import type { ReviewFormActor } from '#machines/reviews/shared/create-review-form.ts';
import { getProgress, listItems } from '#machines/reviews/shared/review-form.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/display/progress/progress-bar.tsx';
import styles from './client-review.module.css';

/** How many questions are answered, and the button that submits; it stays at the bottom edge. */
export function SubmitBar({ actor }: { actor: ClientReviewActor }) {
  const text = useText('clientReview');
  const form = useSelector(actor, ({ children }) => children.form);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isSaving = useSelector(actor, (state) => state.matches({ open: 'settling' }));
  return (
    <div className={styles.bar} data-bottom-bar>
      {form && <Progress actor={form} />}
      <Button
        variant="primary"
        size="large"
        icon={<Send aria-hidden="true" className={styles.mirrored} />}
        isPending={isBusy}
        pendingLabel={text(isSaving ? 'savingFirst' : 'submitting')}
        onPress={() => actor.send({ type: 'SUBMIT' })}
      >
        {text('submit')}
      </Button>
    </div>
  );
}

function Progress({ actor }: { actor: ReviewFormActor }) {
  const text = useText('clientReview');
  const answers = useText('reviewAnswers');
  const { answered, total } = useSelector(
    actor,
    ({ context }) => getProgress(context, listItems(context.forms)),
    (a, b) => a.answered === b.answered && a.total === b.total,
  );
  const valueText = answers('answeredCount', { answered, total });
  return (
    <div className={styles.progress}>
      <span>{valueText}</span>
      <ProgressBar
        label={text('progress')}
        value={total === 0 ? 100 : (answered / total) * 100}
        valueText={valueText}
      />
    </div>
  );
}
