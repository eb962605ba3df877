import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import { isChanged, type FormField, type FormValues } from '#machines/records/form-values.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import type { Address } from './address.ts';
import { FormFrame } from './form-frame.tsx';
import { FormNotice } from './form-notice.tsx';
import { PageHead } from '../view/page-head.tsx';
import { RecordConflict, type FormatValue } from './record-conflict.tsx';
import { SaveBarFrame } from './save-bar-frame.tsx';
import { SaveFailure } from './save-failure.tsx';
import type { StateText } from '../view/value-text.ts';
import styles from '../records.module.css';

/** The props of a form's screen. */
export interface FormScreenProps<Form extends FormValues, Choices = null> {
  actor: RecordFormActor<Form, Choices>;
  /** Content if the record does not exist. */
  notFound: ReactNode;
  /** Retries by remounting the page. */
  onRetry: () => void;
}

export interface RecordFormProps<Form extends FormValues, Choices = null> extends FormScreenProps<
  Form,
  Choices
> {
  /** From the area's catalog: the list, a new record, an edited one, and each field. */
  text: (key: 'title' | 'add' | 'editTitle' | FormField<Form>) => string;
  /** The labels of the fields, if one is named like a text of the area. */
  getLabel?: ((field: FormField<Form>) => string) | undefined;
  /** The list of the records. */
  list: Address;
  /** Title of a failed save, whatever the cause; the server's message gives the reason. */
  notSaved?: string | undefined;
  /** Texts of its switches, if the area has its own. */
  stateText?: StateText | undefined;
  /** Formats the fields' values as text, for a conflict. */
  formatValue?: FormatValue<Form> | undefined;
  /** What Save does; by default, it sends SAVE. */
  onSave?: (() => void) | undefined;
  /** The fields, in order. */
  children: ReactNode;
}

/** A form for a record: Enter saves, Escape cancels. Source: SERV-008. */
export function RecordForm<Form extends FormValues, Choices>(
  props: RecordFormProps<Form, Choices>,
) {
  const { actor, text, list, notFound } = props;
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  if (isMissing) return notFound;
  return (
    <>
      <PageHead
        title={text(isNew ? 'add' : 'editTitle')}
        above={[{ title: text('title'), to: list.to }]}
      />
      <FormOrWait {...props} />
    </>
  );
}

function FormOrWait<Form extends FormValues, Choices>(props: RecordFormProps<Form, Choices>) {
  const { actor, onRetry } = props;
  const text = useText('records');
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isLoading) return <Loader label={text('loading')} />;
  if (isUnavailable) {
    return (
      <Unavailable
        title={text('unavailable')}
        reason={why(cause)}
        retryLabel={text('tryAgain')}
        onRetry={onRetry}
      >
        {text('unavailableText')}
      </Unavailable>
    );
  }
  return <OpenForm {...props} />;
}

function OpenForm<Form extends FormValues, Choices>(props: RecordFormProps<Form, Choices>) {
  const { actor, text, getLabel = text, notSaved, stateText, formatValue, children } = props;
  const { onSave = () => actor.send({ type: 'SAVE' }) } = props;
  return (
    <FormFrame
      actor={actor}
      getLabel={getLabel}
      notice={<FormNotice actor={actor} />}
      onSave={onSave}
      onCancel={() => actor.send({ type: 'CANCEL' })}
    >
      <div className={styles.fields}>{children}</div>
      <SaveBar actor={actor} notSaved={notSaved} />
      <RecordConflict
        actor={actor}
        getLabel={getLabel}
        stateText={stateText}
        formatValue={formatValue}
      />
    </FormFrame>
  );
}

function SaveBar<Form extends FormValues, Choices>({
  actor,
  notSaved,
}: Pick<RecordFormProps<Form, Choices>, 'actor' | 'notSaved'>) {
  const text = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const isSaving = useSelector(actor, (state) => state.hasTag('busy'));
  const isUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  return (
    <SaveBarFrame isUnsaved={isUnsaved} failure={<Failed actor={actor} notSaved={notSaved} />}>
      <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={text('saving')}>
        {text(isNew ? 'save' : 'update')}
      </Button>
      <Button onPress={() => actor.send({ type: 'CANCEL' })}>{text('cancel')}</Button>
    </SaveBarFrame>
  );
}

/** Why the last save failed, and that the record was already created, if so. */
function Failed<Form extends FormValues, Choices>({
  actor,
  notSaved,
}: Pick<RecordFormProps<Form, Choices>, 'actor' | 'notSaved'>) {
  const text = useText('records');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isMade = useSelector(actor, ({ context }) => context.madeId !== null);
  return (
    <SaveFailure failure={failure} title={isMade ? text('madePartly') : notSaved}>
      {isMade && text('madeText')}
    </SaveFailure>
  );
}
