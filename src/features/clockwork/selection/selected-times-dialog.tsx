import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SelectedEntriesActor } from '#machines/clockwork/selection/selected-entries.machine.ts';
import { isRunning, type Entry } from '#machines/clockwork/entry/entries.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { SpokenTimes } from '#records/time/spoken-times.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import styles from './entry-selection-bar.module.css';

interface SelectedTimesProps {
  actor: SelectedEntriesActor;
}

/** The times of each selected entry, saved together. Source: CLOCK-080. */
export function SelectedTimesDialog({ actor }: SelectedTimesProps) {
  const text = useText('clockActions');
  const clock = useText('clockwork');
  const formId = useId();
  const count = useSelector(actor, ({ context }) => context.entries.length);
  const isOpen = useSelector(actor, (state) => state.hasTag('editing'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog
      size="small"
      title={text('adjustTitle', { count })}
      closeLabel={clock('close')}
      isOpen={isOpen}
      onClose={cancel}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={cancel}>
            {clock('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isBusy}
            pendingLabel={clock('saving')}
          >
            {clock('save')}
          </Button>
        </>
      }
    >
      <TimesForm actor={actor} formId={formId} />
    </Dialog>
  );
}

function TimesForm({ actor, formId }: SelectedTimesProps & { formId: string }) {
  const text = useText('clockActions');
  const { entries, errors, failure } = useSelector(actor, ({ context }) => context);
  const form = useErrorFocus(errors);
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'SAVE' });
      }}
    >
      <SaveFailure failure={failure} title={text('notDone')} />
      <p className={styles.hint}>{text('adjustHint')}</p>
      <ul className={styles.times}>
        {entries.map((entry, at) => (
          <EntryTimes key={entry.id} actor={actor} entry={entry} isFirst={at === 0} />
        ))}
      </ul>
    </form>
  );
}

function EntryTimes({
  actor,
  entry,
  isFirst,
}: SelectedTimesProps & { entry: Entry; isFirst: boolean }) {
  const clockText = useText('clockwork');
  const getErrorText = useErrorText();
  const { clock, timeZone } = useSelector(actor, ({ context }) => context);
  const times = useSelector(actor, ({ context }) => context.times[entry.id]);
  const errors = useSelector(actor, ({ context }) => context.errors[entry.id]) ?? {};
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const name = entry.description || clockText('noDescription');
  const goesOn = isRunning(entry);
  const getTimeErrorText = (field: 'startTime' | 'endTime') => {
    const error = errors[field];
    const isAhead = error !== undefined && 'rule' in error && error.rule === 'inFuture';
    return isAhead ? clockText('inFuture') : getErrorText(error, clockText(field));
  };
  if (!times) return null;
  return (
    <li aria-label={name}>
      <p dir="auto">{name}</p>
      <SpokenTimes
        value={times}
        day={toIsoDay(entry.startTime, timeZone)}
        clock={clock}
        autoFocus={isFirst}
        isReadOnly={isBusy}
        start={{
          label: clockText('startTime'),
          isRequired: true,
          error: getTimeErrorText('startTime'),
        }}
        end={{
          label: clockText('endTime'),
          isRequired: !goesOn,
          description: goesOn ? clockText('endGoesOn') : undefined,
          error: getTimeErrorText('endTime'),
        }}
        onChange={(changed) => actor.send({ type: 'times.changed', id: entry.id, times: changed })}
      />
    </li>
  );
}
