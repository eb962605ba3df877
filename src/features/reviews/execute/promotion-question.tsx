import { useSelector } from '@xstate/react';
import type { ReviewPromotionActor } from '#machines/reviews/execute/review-promotion.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { MovedOnQuestion } from './moved-on-question.tsx';
import styles from './review-execute.module.css';

/** Asks before a review is submitted, or names the answers that are missing. Source: REVW-033. */
export function PromotionQuestion({ actor }: { actor: ReviewPromotionActor }) {
  const text = useText('reviewExecute');
  const { employeeName: name, missing } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('question'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCEL' });
  if (useSelector(actor, (state) => state.matches('movedOn'))) {
    return <MovedOnQuestion onClose={cancel} />;
  }
  if (missing.length > 0) {
    return (
      <Dialog
        size="small"
        isOpen={isOpen}
        title={text('incompleteTitle', { count: missing.length })}
        onClose={cancel}
        actions={<Button onPress={cancel}>{text('cancel')}</Button>}
      >
        <p>{text('incompleteText')}</p>
        <ul className={styles.missing}>
          {missing.map(({ id, questionText }) => (
            <li key={id}>
              <Button variant="quiet" onPress={() => actor.send({ type: 'answer.open', id })}>
                {questionText}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('promoteTitle', { name })}
      text={text('promoteText')}
      yes={text('submit')}
      no={text('cancel')}
      isBusy={isBusy}
      busyLabel={text('submitting')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={cancel}
    />
  );
}
