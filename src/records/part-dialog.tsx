import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import { isPartOpen, type PartFormActor } from '#machines/records/part-form.ts';
import type { FieldOf, FormValues } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useFaultFocus } from '#ui/use-fault-focus.ts';
import { FaultSummary } from './fault-summary.tsx';
import { FormDialog } from './form-dialog.tsx';
import styles from './parts.module.css';

interface PartDialogProps<Form extends FormValues> {
  actor: PartFormActor<Form>;
  title: string;
  /** Of the button that saves. */
  save: string;
  labelOf: (field: FieldOf<Form>) => string;
  /** Whether something is filled in that would be lost. */
  hasUnsaved: () => boolean;
  /** The fields, in their order. */
  children: ReactNode;
}

/**
 * A part of a record is added or edited in a dialog, where Enter saves. What the server refuses is
 * shown here, and what was typed stays.
 */
export function PartDialog<Form extends FormValues>(props: PartDialogProps<Form>) {
  const { actor, title, save, hasUnsaved } = props;
  const text = useText('records');
  const formId = useId();
  const isOpen = useSelector(actor, isPartOpen);
  const isOutdated = useSelector(actor, (state) => state.hasTag('stale') || state.hasTag('gone'));
  return (
    <FormDialog
      title={title}
      closeLabel={text('close')}
      isOpen={isOpen}
      hasUnsaved={hasUnsaved}
      onClose={() => actor.send({ type: 'CANCEL' })}
      renderActions={(cancel) =>
        isOutdated ? (
          <OutdatedActions actor={actor} onCancel={cancel} />
        ) : (
          <SaveActions actor={actor} onCancel={cancel} save={save} formId={formId} />
        )
      }
    >
      <PartForm {...props} formId={formId} />
    </FormDialog>
  );
}

function PartForm<Form extends FormValues>(props: PartDialogProps<Form> & { formId: string }) {
  const { actor, labelOf, formId, children } = props;
  const form = useFaultFocus(useSelector(actor, ({ context }) => context.faults));
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
      <OutdatedNotice actor={actor} />
      <FaultSummary actor={actor} labelOf={labelOf} form={form} />
      {children}
    </form>
  );
}

/** Somebody else was faster: what they did, and that nothing typed is lost. */
function OutdatedNotice<Form extends FormValues>({ actor }: { actor: PartFormActor<Form> }) {
  const text = useText('records');
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isStale = useSelector(actor, (state) => state.hasTag('stale'));
  const isGone = useSelector(actor, (state) => state.hasTag('gone'));
  if (!isStale && !isGone) return null;
  return (
    <Banner tone="danger" title={isStale ? refusal : text('goneTitle')}>
      {text(isStale ? 'staleText' : 'goneText')}
    </Banner>
  );
}

interface ActionsProps<Form extends FormValues> {
  actor: PartFormActor<Form>;
  onCancel: () => void;
}

function SaveActions<Form extends FormValues>({
  actor,
  onCancel,
  save,
  formId,
}: ActionsProps<Form> & { save: string; formId: string }) {
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
      >
        {save}
      </Button>
    </>
  );
}

/** The way on is not the default: a hasty Enter overwrites nothing. */
function OutdatedActions<Form extends FormValues>({ actor, onCancel }: ActionsProps<Form>) {
  const text = useText('records');
  const isGone = useSelector(actor, (state) => state.hasTag('gone'));
  return (
    <>
      <Button autoFocus onPress={onCancel}>
        {text('cancel')}
      </Button>
      <Button
        variant="primary"
        onPress={() => actor.send({ type: isGone ? 'SAVE_AS_NEW' : 'SAVE_ANYWAY' })}
      >
        {text(isGone ? 'saveAsNew' : 'saveAnyway')}
      </Button>
    </>
  );
}
