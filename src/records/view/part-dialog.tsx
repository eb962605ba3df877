import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import {
  isPartOpen,
  isPartUnsaved,
  type PartFormActor,
  type PartFormTag,
} from '#machines/records/part-form.ts';
import { isChanged, type FormField, type FormValues } from '#machines/records/form-values.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import { CopyTyped } from '../form/copy-typed.tsx';
import { DraftOffer } from '../form/draft-offer.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { SaveFailure } from '../form/save-failure.tsx';
import styles from './part-dialog.module.css';

interface PartDialogProps<Form extends FormValues> {
  actor: PartFormActor<Form>;
  title: string;
  /** Label of the Save button. */
  save: string;
  /** Why it cannot be saved yet; null if it can. */
  saveBlockedBecause?: string | null;
  getLabel: (field: FormField<Form>) => string;
  /** The fields, in order. */
  children: ReactNode;
}

/**
 * Adds or edits a part of a record in a dialog; Enter saves. If the server rejects it, the error is
 * shown here and the input stays.
 */
export function PartDialog<Form extends FormValues>(props: PartDialogProps<Form>) {
  const { actor, title, save, saveBlockedBecause } = props;
  const text = useText('records');
  const formId = useId();
  const isOpen = useSelector(actor, isPartOpen);
  const isOutdated = useSelector(actor, isPartOutdated);
  return (
    <FormDialog
      title={title}
      closeLabel={text('close')}
      isOpen={isOpen}
      hasUnsaved={() => isPartUnsaved(actor.getSnapshot())}
      onClose={() => actor.send({ type: 'CANCEL' })}
      renderActions={(cancel) =>
        isOutdated ? (
          <OutdatedActions actor={actor} onCancel={cancel} />
        ) : (
          <SaveActions
            actor={actor}
            onCancel={cancel}
            save={save}
            saveBlockedBecause={saveBlockedBecause}
            formId={formId}
          />
        )
      }
    >
      <PartForm {...props} formId={formId} />
    </FormDialog>
  );
}

function PartForm<Form extends FormValues>(props: PartDialogProps<Form> & { formId: string }) {
  const { actor, getLabel, formId, children } = props;
  const form = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  return (
    <form
      id={formId}
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'SAVE' });
      }}
    >
      <PartNotice actor={actor} getLabel={getLabel} />
      <ErrorSummary actor={actor} getLabel={getLabel} form={form} />
      {children}
      <SaveFailure failure={useSelector(actor, ({ context }) => context.failure)} />
    </form>
  );
}

const isPartOutdated = (state: { hasTag: (tag: PartFormTag) => boolean }): boolean =>
  state.hasTag('stale') || state.hasTag('deleted') || state.hasTag('parentDeleted');

/**
 * A notice above the form: a stored draft, or another user's change, with what they did; the input
 * is not lost.
 */
export function PartNotice<Form extends FormValues>({
  actor,
  getLabel,
}: Pick<PartDialogProps<Form>, 'actor' | 'getLabel'>) {
  const text = useText('records');
  const format = useFormat();
  const { rejection, theirFields } = useSelector(actor, ({ context }) => context);
  const isOffering = useSelector(actor, ({ context }) => context.draft !== null);
  const isTyped = useSelector(actor, ({ context }) => isChanged(context));
  const isStale = useSelector(actor, (state) => state.hasTag('stale'));
  const isDeleted = useSelector(actor, (state) => state.hasTag('deleted'));
  const isParentDeleted = useSelector(actor, (state) => state.hasTag('parentDeleted'));
  if (isParentDeleted) {
    return (
      <Banner tone="danger" title={rejection} action={<CopyTyped actor={actor} />}>
        {text('parentDeleted')}
      </Banner>
    );
  }
  if (isStale) {
    const fields = format.list(theirFields.map(getLabel));
    return (
      <Banner tone="danger" title={rejection}>
        {theirFields.length > 0 && `${text('changedBy', { fields })} `}
        {text('staleText')}
      </Banner>
    );
  }
  if (isDeleted) {
    return (
      <Banner tone="danger" title={text('deletedTitle')}>
        {text('deletedText')}
      </Banner>
    );
  }
  return isOffering ? <DraftOffer actor={actor} isTyped={isTyped} /> : null;
}

interface ActionsProps<Form extends FormValues> {
  actor: PartFormActor<Form>;
  onCancel: () => void;
}

function SaveActions<Form extends FormValues>({
  actor,
  onCancel,
  save,
  saveBlockedBecause,
  formId,
}: ActionsProps<Form> & {
  save: string;
  saveBlockedBecause: string | null | undefined;
  formId: string;
}) {
  const text = useText('records');
  const isSaving = useSelector(actor, (state) => state.hasTag('saving'));
  return (
    <>
      <Button isDisabled={isSaving} onPress={onCancel}>
        {text('cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        isPending={isSaving}
        pendingLabel={text('saving')}
        {...(saveBlockedBecause !== undefined && { blockedBecause: saveBlockedBecause })}
      >
        {save}
      </Button>
    </>
  );
}

/** Continuing is not the default button, so that Enter overwrites nothing by mistake. */
export function OutdatedActions<Form extends FormValues>({ actor, onCancel }: ActionsProps<Form>) {
  const text = useText('records');
  const isStale = useSelector(actor, (state) => state.hasTag('stale'));
  const isDeleted = useSelector(actor, (state) => state.hasTag('deleted'));
  return (
    <>
      <Button autoFocus onPress={onCancel}>
        {text(isStale || isDeleted ? 'cancel' : 'close')}
      </Button>
      {isStale && (
        <Button onPress={() => actor.send({ type: 'form.overwrite' })}>{text('saveAnyway')}</Button>
      )}
      {isDeleted && (
        <Button onPress={() => actor.send({ type: 'form.saveAsNew' })}>{text('saveAsNew')}</Button>
      )}
    </>
  );
}
