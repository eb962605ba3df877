import { useSelector } from '@xstate/react';
import type { EditEntryActor } from '#machines/clockwork/edit-entry.machine.ts';
import type { EntryForm as Form } from '#machines/clockwork/entry-form.ts';
import { isRunning } from '#machines/clockwork/entries.ts';
import { useFaultText } from '#i18n/fault-text.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { WorkPicker } from '#records/work/work-picker.tsx';
import { SaveFailure } from '#records/save-failure.tsx';
import { DateTimeField } from '#ui/date-time-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useFaultFocus } from '#ui/use-fault-focus.ts';
import styles from './week-view.module.css';

interface EntryFormProps {
  actor: EditEntryActor;
  /** Of the form, for its button. */
  id: string;
}

/** The fields of an entry; what the server refuses is said here, and what was typed stays. */
export function EntryForm({ actor, id }: EntryFormProps) {
  const text = useText('clockWeek');
  const { form, faults, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const formRef = useFaultFocus(faults);
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
      <TextField
        autoFocus
        label={text('whatWasDone')}
        maxLength={500}
        value={form.description}
        isReadOnly={isBusy}
        onChange={(description) => change({ description })}
      />
      <WorkPicker
        label={text('work')}
        value={form.work}
        blockedBecause={isBusy ? text('stillBusy') : null}
        onChange={(work) => change({ work })}
      />
      <Moment actor={actor} field="startTime" />
      <Moment actor={actor} field="endTime" />
      <SaveFailure failure={failure} title={text('notSaved')} />
    </form>
  );
}

/** One of the times, with its day. */
function Moment({ actor, field }: { actor: EditEntryActor; field: 'startTime' | 'endTime' }) {
  const text = useText('clockWeek');
  const faultText = useFaultText();
  const { dateFormat } = useDateSettings();
  const { entry, form, faults } = useSelector(actor, ({ context }) => context);
  const fault = faults[field];
  const isAhead = fault !== undefined && 'rule' in fault && fault.rule === 'inFuture';
  const goesOn = field === 'endTime' && entry !== null && isRunning(entry);
  return (
    <DateTimeField
      label={text(field)}
      isRequired={!goesOn}
      description={goesOn ? text('endGoesOn') : undefined}
      error={isAhead ? text('inFuture') : faultText(fault, text(field))}
      format={dateFormat}
      value={form[field] || null}
      onChange={(wallTime) =>
        actor.send({ type: 'form.changed', change: { [field]: wallTime ?? '' } })
      }
    />
  );
}
