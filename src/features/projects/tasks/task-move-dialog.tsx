import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ProjectTaskMoveActor } from '#machines/projects/tasks/project-task-move.machine.ts';
import { taskTargetSearchMachine } from '#machines/projects/tasks/task-target-search.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './tasks.module.css';

/** Moves a task to another project of the person. Source: PROJ-074. */
export default function TaskMoveDialog({ actor }: { actor: ProjectTaskMoveActor }) {
  const text = useText('projectTasks');
  const records = useText('records');
  const formId = useId();
  const projectId = useSelector(actor, ({ context }) => context.task.projectId);
  const search = useActorRef(taskTargetSearchMachine, {
    input: { selected: null, scope: { projectId } },
  });
  const { task, error, failure, target } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <FormDialog
      title={text('moveTitle', { name: task.taskName })}
      closeLabel={records('close')}
      isOpen={isOpen}
      hasUnsaved={() => target !== null}
      onClose={() => actor.send({ type: 'CANCEL' })}
      renderActions={(cancel) => (
        <>
          <Button isDisabled={isBusy} onPress={cancel}>
            {records('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isBusy}
            pendingLabel={text('moving')}
          >
            {text('moveSave')}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        noValidate
        className={styles.dialogForm}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'SAVE' });
        }}
      >
        <p>{text('moveText')}</p>
        <ChoiceSearchField
          autoFocus
          isRequired
          search={search}
          label={text('moveTarget')}
          description={text('moveTargetHint')}
          isReadOnly={isBusy}
          error={error ? text(error === 'none' ? 'moveNone' : 'moveSame') : undefined}
          onChange={(choice) => actor.send({ type: 'target.selected', target: choice })}
        />
        <SaveFailure failure={failure} />
      </form>
    </FormDialog>
  );
}
