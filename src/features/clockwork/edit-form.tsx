import { useSelector } from '@xstate/react';
import type { EditEntryActor } from '#machines/clockwork/edit-entry.machine.ts';
import { isSameForm, type EntryForm } from '#machines/clockwork/entry-form.ts';
import { isRunning } from '#machines/clockwork/entries.ts';
import { dayOf } from '#machines/clockwork/time.ts';
import { useFaultText } from '#i18n/fault-text.ts';
import { useText } from '#i18n/text.tsx';
import { DraftOffer } from '#records/draft-offer.tsx';
import { WorkPicker } from '#records/work/work-picker.tsx';
import { SaveFailure } from '#records/save-failure.tsx';
import { SuggestedField } from '#records/suggestions/suggested-field.tsx';
import { SpokenTimes } from '#records/time/spoken-times.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useFaultFocus } from '#ui/use-fault-focus.ts';
import styles from './edit-form.module.css';

interface EditFormProps {
  actor: EditEntryActor;
}

/** An entry in its place in the day: Enter saves, Escape leaves it as it was. */
export function EditForm({ actor }: EditFormProps) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const { entry, form, base, offered, faults, failure, goneId } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const formRef = useFaultFocus(faults);
  const name = entry?.description || text('noDescription');
  const change = (changed: Partial<EntryForm>) =>
    actor.send({ type: 'form.changed', change: changed });
  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape') actor.send({ type: 'CANCEL' });
      }}
    >
      {offered && !isBusy && <DraftOffer actor={actor} isTyped={!isSameForm(form, base)} />}
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
        <SuggestedField
          autoFocus
          className={styles.description ?? ''}
          label={day('whatWasDone')}
          value={form.description}
          isReadOnly={isBusy}
          onChange={(description) => change({ description })}
          onTaken={({ description, work }) => change({ description, work })}
        />
        <Times actor={actor} isBusy={isBusy} />
        <div className={styles.work}>
          <WorkPicker
            label={text('work')}
            value={form.work}
            blockedBecause={isBusy ? text('stillBusy') : null}
            onChange={(work) => change({ work })}
          />
        </div>
        <div className={styles.actions}>
          <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'CANCEL' })}>
            {text('cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isBusy} pendingLabel={text('saving')}>
            {text('save')}
          </Button>
        </div>
        <div className={styles.failure}>
          {goneId !== null && <Banner tone="warning">{day('gone')}</Banner>}
          <SaveFailure failure={failure} title={day('notSaved')} />
        </div>
      </form>
    </div>
  );
}

/** Both times as the person says them; those of another day than the entry's show it. */
function Times({ actor, isBusy }: EditFormProps & { isBusy: boolean }) {
  const text = useText('clockwork');
  const faultText = useFaultText();
  const { clock, timeZone, entry, form, base, faults } = useSelector(
    actor,
    ({ context }) => context,
  );
  const errorOf = (field: 'startTime' | 'endTime') => {
    const fault = faults[field];
    const isAhead = fault !== undefined && 'rule' in fault && fault.rule === 'inFuture';
    return isAhead ? text('inFuture') : faultText(fault, text(field));
  };
  const goesOn = entry !== null && isRunning(entry);
  return (
    <SpokenTimes
      value={{ start: form.startTime, end: form.endTime }}
      day={base.startTime.slice(0, 10) || dayOf(clock.now(), timeZone)}
      clock={clock}
      isReadOnly={isBusy}
      start={{ label: text('startTime'), isRequired: true, error: errorOf('startTime') }}
      end={{
        label: text('endTime'),
        isRequired: !goesOn,
        description: goesOn ? text('endGoesOn') : undefined,
        error: errorOf('endTime'),
      }}
      onChange={(times) => actor.send({ type: 'form.changed', change: formTimes(times) })}
    />
  );
}

const formTimes = ({ start, end }: { start?: string; end?: string }): Partial<EntryForm> => ({
  ...(start !== undefined && { startTime: start }),
  ...(end !== undefined && { endTime: end }),
});
