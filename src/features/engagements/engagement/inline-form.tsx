import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { FormField, FormValues } from '#machines/records/form-values.ts';
import { isPartUnsaved, type PartFormActor } from '#machines/records/part-form.ts';
import { useText } from '#i18n/text.tsx';
import { OutdatedActions, PartNotice } from '#records/view/part-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { useUnsavedQuestion } from '#records/form/unsaved-question.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import { useListener } from '#ui/hooks/use-listener.ts';
import styles from './engagement.module.css';

interface InlineFormProps<Form extends FormValues> {
  actor: PartFormActor<Form>;
  /** Names the form for screen readers. */
  label: string;
  getLabel: (field: FormField<Form>) => string;
  /** Why it cannot be saved; null if it can. */
  saveBlockedBecause?: string | null;
  /** The fields, in order. */
  children: ReactNode;
}

/**
 * Adds or edits a part of an activity within its card: Enter saves, Escape cancels, which asks first
 * if anything typed would be lost. Source: ENGAG-082.
 */
export function InlineForm<Form extends FormValues>(props: InlineFormProps<Form>) {
  const { actor, label, getLabel, saveBlockedBecause = null, children } = props;
  const records = useText('records');
  const form = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isSaving = useSelector(actor, (state) => state.hasTag('saving'));
  const isOutdated = useSelector(
    actor,
    (state) => state.hasTag('stale') || state.hasTag('deleted') || state.hasTag('parentDeleted'),
  );
  const { cancel, question } = useUnsavedQuestion({
    hasUnsaved: () => isPartUnsaved(actor.getSnapshot()),
    onClose: () => actor.send({ type: 'CANCEL' }),
  });
  useListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target instanceof Node && form.current?.contains(target)) cancel();
  });
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={label}
        className={styles.inline}
        onSubmit={(event) => {
          event.preventDefault();
          if (saveBlockedBecause === null) actor.send({ type: 'SAVE' });
        }}
      >
        <PartNotice actor={actor} getLabel={getLabel} />
        {children}
        <SaveFailure failure={failure} />
        <div className={styles.row}>
          {isOutdated ? (
            <OutdatedActions actor={actor} onCancel={cancel} />
          ) : (
            <>
              <Button
                type="submit"
                size="small"
                variant="primary"
                isPending={isSaving}
                pendingLabel={records('saving')}
                blockedBecause={saveBlockedBecause}
              >
                {records('save')}
              </Button>
              <Button size="small" isDisabled={isSaving} onPress={cancel}>
                {records('cancel')}
              </Button>
            </>
          )}
        </div>
      </form>
      {question}
    </>
  );
}
