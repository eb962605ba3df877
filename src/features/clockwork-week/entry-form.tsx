import { useSelector } from '@xstate/react';
import { longestDescription } from '#machines/clockwork/entry/description.ts';
import type { EditEntryActor } from '#machines/clockwork/entry/edit-entry.machine.ts';
import { isSameForm, type EntryForm as Form } from '#machines/clockwork/entry/entry-form.ts';
import { isRunning } from '#machines/clockwork/entry/entries.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { SpokenTimes } from '#records/time/spoken-times.tsx';
import { WorkPicker } from '#records/work/work-picker.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { SuggestedField } from '#records/suggestions/suggested-field.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import styles from './week-view.module.css';

interface EntryFormProps {
  actor: EditEntryActor;
  /** Id of the form, for its submit button. */
  id: string;
}

/** The fields of an entry; server errors are shown here, and the input stays. */
export function EntryForm({ actor, id }: EntryFormProps) {
  const text = useText('clockWeek');
  const label = text('whatWasDone');
  const tooLong = useErrorText()({ rule: 'max', values: { max: longestDescription } }, label);
  const { form, base, offered, errors, failure, deletedId } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const formRef = useErrorFocus(errors);
  const change = (changed: Partial<Form>) => actor.send({ type: 'form.changed', change: changed });
  return (
    <form
      ref={formRef}
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'SAVE' });
      }}
    >
      {offered && !isBusy && <DraftOffer actor={actor} isTyped={!isSameForm(form, base)} />}
      <SuggestedField
        autoFocus
        className={styles.described ?? ''}
        label={label}
        tooLong={tooLong}
        value={form.description}
        isReadOnly={isBusy}
        onChange={(description) => change({ description })}
        onTaken={({ description, work }) => change({ description, work })}
      />
      <WorkPicker
        label={text('work')}
        value={form.work}
        blockedBecause={isBusy ? text('stillBusy') : null}
        onChange={(work) => change({ work })}
      />
      <Times actor={actor} isBusy={isBusy} />
      {deletedId !== null && <Banner tone="warning">{text('entryDeleted')}</Banner>}
      <SaveFailure failure={failure} title={text('notSaved')} />
    </form>
  );
}

/** Both times with their dates, in the person's format. */
function Times({ actor, isBusy }: { actor: EditEntryActor; isBusy: boolean }) {
  const text = useText('clockWeek');
  const getErrorText = useErrorText();
  const { clock, timeZone, entry, form, base, errors } = useSelector(
    actor,
    ({ context }) => context,
  );
  const getTimeErrorText = (field: 'startTime' | 'endTime') => {
    const error = errors[field];
    const isAhead = error !== undefined && 'rule' in error && error.rule === 'inFuture';
    return isAhead ? text('inFuture') : getErrorText(error, text(field));
  };
  const goesOn = entry !== null && isRunning(entry);
  return (
    <SpokenTimes
      isDayShown
      value={{ start: form.startTime, end: form.endTime }}
      day={base.startTime.slice(0, 10) || toIsoDay(clock.now(), timeZone)}
      clock={clock}
      isReadOnly={isBusy}
      start={{ label: text('startTime'), isRequired: true, error: getTimeErrorText('startTime') }}
      end={{
        label: text('endTime'),
        isRequired: !goesOn,
        description: goesOn ? text('endGoesOn') : undefined,
        error: getTimeErrorText('endTime'),
      }}
      onChange={({ start, end }) =>
        actor.send({
          type: 'form.changed',
          change: {
            ...(start !== undefined && { startTime: start }),
            ...(end !== undefined && { endTime: end }),
          },
        })
      }
    />
  );
}
