import { useSelector } from '@xstate/react';
import type { EditEntryActor } from '#machines/clockwork/edit-entry.machine.ts';
import type { EntryForm } from '#machines/clockwork/entry-form.ts';
import { isRunning } from '#machines/clockwork/entries.ts';
import { useFaultText } from '#i18n/fault-text.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { WorkPicker } from '#records/work/work-picker.tsx';
import { SaveFailure } from '#records/save-failure.tsx';
import { Button } from '#ui/button.tsx';
import { DateTimeField } from '#ui/date-time-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { useFaultFocus } from '#ui/use-fault-focus.ts';
import styles from './edit-form.module.css';

interface EditFormProps {
  actor: EditEntryActor;
}

/** An entry in its place in the day: Enter saves, Escape leaves it as it was. */
export function EditForm({ actor }: EditFormProps) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const { entry, form, faults, failure } = useSelector(actor, ({ context }) => context);
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
        <TextField
          autoFocus
          className={styles.description ?? ''}
          label={day('whatWasDone')}
          maxLength={500}
          value={form.description}
          isReadOnly={isBusy}
          onChange={(description) => change({ description })}
        />
        <Moment actor={actor} field="startTime" />
        <Moment actor={actor} field="endTime" />
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
          <SaveFailure failure={failure} title={day('notSaved')} />
        </div>
      </form>
    </div>
  );
}

/** One of the times: of an entry over midnight, or a new one of no day, with its day. */
function Moment({ actor, field }: EditFormProps & { field: 'startTime' | 'endTime' }) {
  const text = useText('clockwork');
  const faultText = useFaultText();
  const { dateFormat } = useDateSettings();
  const { entry, form, base, faults } = useSelector(actor, ({ context }) => context);
  const day = base.startTime.slice(0, 10);
  const isOfOneDay = [base.startTime, base.endTime].every(
    (wallTime) => wallTime === '' || wallTime.startsWith(day),
  );
  const fault = faults[field];
  const isAhead = fault !== undefined && 'rule' in fault && fault.rule === 'inFuture';
  const goesOn = field === 'endTime' && entry !== null && isRunning(entry);
  const common = {
    label: text(field),
    isRequired: !goesOn,
    description: goesOn ? text('endGoesOn') : undefined,
    error: isAhead ? text('inFuture') : faultText(fault, text(field)),
  };
  const change = (wallTime: string) =>
    actor.send({ type: 'form.changed', change: { [field]: wallTime } });
  return isOfOneDay ? (
    <TimeField
      {...common}
      value={form[field].slice(11) || null}
      onChange={(time) => change(time === null ? '' : `${day}T${time}`)}
    />
  ) : (
    <DateTimeField
      {...common}
      format={dateFormat}
      value={form[field] || null}
      onChange={(wallTime) => change(wallTime ?? '')}
    />
  );
}
