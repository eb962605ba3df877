import { useSelector } from '@xstate/react';
import { commentsLimit } from '#machines/reviews/execute/reason.ts';
import type { ReviewAcknowledgementActor } from '#machines/reviews/execute/review-acknowledgement.machine.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { CopyText } from '#records/form/copy-typed.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './review-execute.module.css';
import { MovedOnQuestion } from './moved-on-question.tsx';

/** The reviewee confirms that they have read their review. Source: REVW-D40. */
export function AcknowledgementDialog({ actor }: { actor: ReviewAcknowledgementActor }) {
  const text = useText('reviewExecute');
  const records = useText('records');
  const toError = useErrorText();
  const { comments, error } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('question'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCEL' });
  if (useSelector(actor, (state) => state.matches('recalled'))) {
    return (
      <MovedOnQuestion text={text('recalledText')} onClose={cancel}>
        {comments.trim() !== '' && (
          <>
            <p className={styles.prose} dir="auto">
              {comments}
            </p>
            <CopyText label={records('copyTyped')} getText={() => comments} />
          </>
        )}
      </MovedOnQuestion>
    );
  }
  return (
    <FormDialog
      size="small"
      isOpen={isOpen}
      title={text('acknowledgeTitle')}
      hasUnsaved={() => comments.trim() !== ''}
      onClose={cancel}
      renderActions={(close) => (
        <>
          <Button isDisabled={isBusy} onPress={close}>
            {text('cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isBusy}
            pendingLabel={text('saving')}
            onPress={() => actor.send({ type: 'submit' })}
          >
            {text('acknowledge')}
          </Button>
        </>
      )}
    >
      <p>{text('acknowledgeText')}</p>
      <TextField
        multiline
        label={text('comments')}
        description={text('commentsHint')}
        maxLength={commentsLimit}
        value={comments}
        error={error ? toError(error, text('comments')) : undefined}
        onChange={(next) => actor.send({ type: 'comments.change', comments: next })}
      />
    </FormDialog>
  );
}
