import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { EditEntryActor } from '#machines/clockwork/entry/edit-entry.machine.ts';
import { isSameForm, type EntryForm } from '#machines/clockwork/entry/entry-form.ts';
import { longestDescription } from '#machines/clockwork/entry/description.ts';
import { isRunning } from '#machines/clockwork/entry/entries.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { WorkPicker } from '#records/work/work-picker.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { SuggestedField } from '#records/suggestions/suggested-field.tsx';
import { SpokenTimes } from '#records/time/spoken-times.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import styles from './edit-form.module.css';

interface EditFormProps {
  actor: EditEntryActor;
}

const isBusyIn = (state: SnapshotFrom<EditEntryActor>) => state.hasTag('busy');

/**
 * Edits an entry in place: Enter saves, Escape cancels. Each part selects only its own values, so
 * that typing renders only the edited field.
 */
export function EditForm({ actor }: EditFormProps) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const entry = useSelector(actor, ({ context }) => context.entry);
  const formRef = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  const name = entry?.description || text('noDescription');
  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape') actor.send({ type: 'CANCEL' });
      }}
    >
      <Offer actor={actor} />
      <form
        ref={formRef}
        noValidate
        className={styles.form}
        aria-label={entry ? text('editEntry', { name }) : day('newEntry')}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'SAVE' });
        }}
      >
        <Description actor={actor} />
        <Times actor={actor} />
        <EntryWork actor={actor} />
        <FormActions actor={actor} />
        <Failure actor={actor} />
      </form>
    </div>
  );
}

/** Offers the draft stored on this device. */
function Offer({ actor }: EditFormProps) {
  const isOffered = useSelector(
    actor,
    (state) => state.context.offered !== null && !isBusyIn(state),
  );
  const isTyped = useSelector(actor, ({ context }) => !isSameForm(context.form, context.base));
  return isOffered && <DraftOffer actor={actor} isTyped={isTyped} />;
}

function Description({ actor }: EditFormProps) {
  const label = useText('clockDay')('whatWasDone');
  const tooLong = useErrorText()({ rule: 'max', values: { max: longestDescription } }, label);
  const change = (changed: Partial<EntryForm>) =>
    actor.send({ type: 'form.changed', change: changed });
  return (
    <SuggestedField
      autoFocus
      className={styles.description ?? ''}
      label={label}
      tooLong={tooLong}
      value={useSelector(actor, ({ context }) => context.form.description)}
      isReadOnly={useSelector(actor, isBusyIn)}
      onChange={(description) => change({ description })}
      onTaken={({ description, work }) => change({ description, work })}
    />
  );
}

/** Both times in the person's format; times on another day than the entry's show their date. */
function Times({ actor }: EditFormProps) {
  const text = useText('clockwork');
  const getErrorText = useErrorText();
  const clock = useSelector(actor, ({ context }) => context.clock);
  const start = useSelector(actor, ({ context }) => context.form.startTime);
  const end = useSelector(actor, ({ context }) => context.form.endTime);
  const errors = useSelector(actor, ({ context }) => context.errors);
  const day = useSelector(
    actor,
    ({ context: { base, timeZone } }) =>
      base.startTime.slice(0, 10) || toIsoDay(clock.now(), timeZone),
  );
  const goesOn = useSelector(actor, ({ context: { entry } }) => entry !== null && isRunning(entry));
  const getTimeErrorText = (field: 'startTime' | 'endTime') => {
    const error = errors[field];
    const isAhead = error !== undefined && 'rule' in error && error.rule === 'inFuture';
    return isAhead ? text('inFuture') : getErrorText(error, text(field));
  };
  return (
    <SpokenTimes
      value={{ start, end }}
      day={day}
      clock={clock}
      isReadOnly={useSelector(actor, isBusyIn)}
      start={{ label: text('startTime'), isRequired: true, error: getTimeErrorText('startTime') }}
      end={{
        label: text('endTime'),
        isRequired: !goesOn,
        description: goesOn ? text('endGoesOn') : undefined,
        error: getTimeErrorText('endTime'),
      }}
      onChange={(times) => actor.send({ type: 'form.changed', change: formTimes(times) })}
    />
  );
}

const formTimes = ({ start, end }: { start?: string; end?: string }): Partial<EntryForm> => ({
  ...(start !== undefined && { startTime: start }),
  ...(end !== undefined && { endTime: end }),
});

function EntryWork({ actor }: EditFormProps) {
  const text = useText('clockwork');
  const isBusy = useSelector(actor, isBusyIn);
  return (
    <div className={styles.work}>
      <WorkPicker
        label={text('work')}
        value={useSelector(actor, ({ context }) => context.form.work)}
        blockedBecause={isBusy ? text('stillBusy') : null}
        onChange={(work) => actor.send({ type: 'form.changed', change: { work } })}
      />
    </div>
  );
}

function FormActions({ actor }: EditFormProps) {
  const text = useText('clockwork');
  const isBusy = useSelector(actor, isBusyIn);
  return (
    <div className={styles.actions}>
      <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'CANCEL' })}>
        {text('cancel')}
      </Button>
      <Button type="submit" variant="primary" isPending={isBusy} pendingLabel={text('saving')}>
        {text('save')}
      </Button>
    </div>
  );
}

/** The reason why it was not saved, and whether it was deleted. */
function Failure({ actor }: EditFormProps) {
  const day = useText('clockDay');
  const isDeleted = useSelector(actor, ({ context }) => context.deletedId !== null);
  return (
    <div className={styles.failure}>
      {isDeleted && <Banner tone="warning">{day('deleted')}</Banner>}
      <SaveFailure
        failure={useSelector(actor, ({ context }) => context.failure)}
        title={day('notSaved')}
      />
    </div>
  );
}
