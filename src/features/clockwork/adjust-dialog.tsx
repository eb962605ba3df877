import { useSelector } from '@xstate/react';
import { useFaultText } from '#i18n/fault-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { mayGoOn } from '#machines/clockwork/adjustment.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import styles from './clockwork-day.module.css';

const formId = 'adjust-entry';

/** The two times of an entry. What the server refuses is shown here; what was typed stays. */
export function AdjustDialog({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const faultText = useFaultText();
  const {
    adjustment,
    adjustmentErrors: errors,
    problem,
  } = useSelector(actor, (state) => state.context);
  const isSaving = useSelector(actor, (state) => state.matches({ shown: 'savingAdjustment' }));
  const errorOf = (side: 'start' | 'end', label: string, field: string) => {
    const error = errors[side];
    if (error === 'inFuture') return text('inFuture');
    return faultText(error && { rule: error }, label) ?? problem?.fieldErrors[field]?.join(' ');
  };
  const goesOn = adjustment !== null && mayGoOn(adjustment);
  const isElsewhere = problem !== null && Object.keys(problem.fieldErrors).length === 0;
  return (
    <Dialog
      size="small"
      title={text('adjustTitle')}
      closeLabel={text('close')}
      isOpen={adjustment !== null}
      onClose={() => actor.send({ type: 'CANCEL' })}
      actions={
        <>
          <Button isDisabled={isSaving} onPress={() => actor.send({ type: 'CANCEL' })}>
            {text('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSaving}
            pendingLabel={text('saving')}
          >
            {text('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'SAVE' });
        }}
      >
        {isElsewhere && (
          <Banner tone="danger">{problem.messages.join(' ') || text('notSaved')}</Banner>
        )}
        <p className={styles.adjusted}>{adjustment?.entry.description || text('noDescription')}</p>
        <TextField
          autoFocus
          type="datetime-local"
          label={text('startTime')}
          isRequired
          value={adjustment?.start ?? ''}
          error={errorOf('start', text('startTime'), 'newStartTime')}
          onChange={(start) => actor.send({ type: 'adjust.changed', start })}
        />
        <TextField
          type="datetime-local"
          label={text('endTime')}
          isRequired={!goesOn}
          {...(goesOn && { description: text('endGoesOn') })}
          value={adjustment?.end ?? ''}
          error={errorOf('end', text('endTime'), 'newEndTime')}
          onChange={(end) => actor.send({ type: 'adjust.changed', end })}
        />
      </form>
    </Dialog>
  );
}
