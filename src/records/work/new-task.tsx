import { useSelector } from '@xstate/react';
import { longestText, type WorkPickerActor } from '#machines/work/work-picker.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './work-finder.module.css';

/** Names a new task of a project; Escape returns to the list. */
export function NewTask({ actor }: { actor: WorkPickerActor }) {
  const text = useText('work');
  const { name, project, problem } = useSelector(actor, ({ context }) => context);
  const isCreating = useSelector(actor, (state) => state.matches('creating'));
  const canCreate = useSelector(actor, (state) => state.can({ type: 'task.create' }));
  return (
    <form
      noValidate
      className={styles.newTask}
      onSubmit={(event) => {
        event.preventDefault();
        // The picker is inside another form, which must not be submitted too.
        event.stopPropagation();
        actor.send({ type: 'task.create' });
      }}
    >
      <h2>{text('newTaskIn', { project: project?.projectDisplayString ?? '' })}</h2>
      <TextField
        autoFocus
        label={text('taskName')}
        autoComplete="off"
        maxLength={longestText}
        isReadOnly={isCreating}
        value={name}
        error={problem ? problem.messages.join(' ') || text('notCreated') : undefined}
        onChange={(next) => actor.send({ type: 'name.typed', name: next })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') actor.send({ type: 'BACK' });
          else event.continuePropagation();
        }}
      />
      <div className={styles.buttons}>
        <Button variant="quiet" onPress={() => actor.send({ type: 'BACK' })}>
          {text('back')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          blockedBecause={canCreate || isCreating ? null : text('nameFirst')}
          isPending={isCreating}
          pendingLabel={text('creating')}
        >
          {text('create')}
        </Button>
      </div>
    </form>
  );
}
