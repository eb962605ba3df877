import { useSelector } from '@xstate/react';
import { reasonLimit } from '#machines/reviews/execute/reason.ts';
import type { ReviewRejectionActor } from '#machines/reviews/execute/review-rejection.machine.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { CopyText } from '#records/form/copy-typed.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './review-execute.module.css';
import { MovedOnQuestion } from './moved-on-question.tsx';

/** Asks for the reason before a review is sent back. Source: REVW-035. */
export function RejectionDialog({ actor }: { actor: ReviewRejectionActor }) {
  const text = useText('reviewExecute');
  const records = useText('records');
  const toError = useErrorText();
  const { employeeName: name, reason, error } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('question'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCEL' });
  if (useSelector(actor, (state) => state.matches('movedOn'))) {
    return (
      <MovedOnQuestion onClose={cancel}>
        <p className={styles.prose} dir="auto">
          {reason}
        </p>
        <CopyText label={records('copyTyped')} getText={() => reason} />
      </MovedOnQuestion>
    );
  }
  return (
    <FormDialog
      size="small"
      isOpen={isOpen}
      title={text('rejectTitle', { name })}
      hasUnsaved={() => reason.trim() !== ''}
      onClose={cancel}
      renderActions={(close) => (
        <>
          <Button isDisabled={isBusy} onPress={close}>
            {text('cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isBusy}
            pendingLabel={text('sendingBack')}
            onPress={() => actor.send({ type: 'submit' })}
          >
            {text('sendBack')}
          </Button>
        </>
      )}
    >
      <TextField
        autoFocus
        multiline
        isRequired
        label={text('reason')}
        description={text('reasonHint')}
        maxLength={reasonLimit}
        value={reason}
        error={error ? toError(error, text('reason')) : undefined}
        onChange={(next) => actor.send({ type: 'reason.change', reason: next })}
      />
    </FormDialog>
  );
}
