import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';

/** A description in its row: Enter and leaving the field save, Escape cancels. */
export function DescriptionField({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const editing = useSelector(actor, (state) => state.context.editing);
  const problem = useSelector(actor, (state) => state.context.problem);
  const isSaving = useSelector(actor, (state) => state.matches({ shown: 'savingDescription' }));
  return (
    <TextField
      autoFocus
      hideLabel
      label={text('description')}
      maxLength={500}
      value={editing?.description ?? ''}
      isReadOnly={isSaving}
      error={problem ? problem.messages.join(' ') || text('notSaved') : undefined}
      onChange={(description) => actor.send({ type: 'edit.changed', description })}
      onKeyDown={({ key }) => {
        if (key === 'Enter') actor.send({ type: 'SAVE' });
        if (key === 'Escape') actor.send({ type: 'CANCEL' });
      }}
      onBlur={() => {
        if (!problem) actor.send({ type: 'SAVE' });
      }}
    />
  );
}
