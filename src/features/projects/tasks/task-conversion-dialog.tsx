import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ProjectTaskConversionActor } from '#machines/projects/tasks/project-task-conversion.machine.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './tasks.module.css';

interface TaskConversionDialogProps {
  actor: ProjectTaskConversionActor;
}

/** Turns a task into a main project or a sub-project. Source: PROJ-041, PROJ-042. */
export default function TaskConversionDialog({ actor }: TaskConversionDialogProps) {
  const text = useText('projectTasks');
  const records = useText('records');
  const formId = useId();
  const task = useSelector(actor, ({ context }) => context.task);
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const hasUnsaved = () => {
    const { form } = actor.getSnapshot().context;
    return form.taskName !== task.taskName || form.taskDescription !== task.taskDescription;
  };
  return (
    <FormDialog
      title={text('convertTitle', { name: task.taskName })}
      closeLabel={records('close')}
      isOpen={isOpen}
      hasUnsaved={hasUnsaved}
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
            pendingLabel={text('converting')}
          >
            {text('convertSave')}
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
        <p>{text('convertText')}</p>
        <ConversionFields actor={actor} />
      </form>
    </FormDialog>
  );
}

function ConversionFields({ actor }: TaskConversionDialogProps) {
  const text = useText('projectTasks');
  const errorText = useErrorText();
  const { task, form, errors, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const project = `${task.projectCode} ${task.projectName}`;
  return (
    <>
      <RadioGroup
        label={text('convertKind')}
        value={form.isMainProject ? 'main' : 'sub'}
        isDisabled={isBusy}
        options={[
          { id: 'sub', label: text('convertSub', { project }) },
          { id: 'main', label: text('convertMain') },
        ]}
        onChange={(kind) =>
          actor.send({ type: 'form.changed', change: { isMainProject: kind === 'main' } })
        }
      />
      <TextField
        label={text('name')}
        isRequired
        isReadOnly={isBusy}
        value={form.taskName}
        error={errorText(errors.taskName, text('name'))}
        onChange={(taskName) => actor.send({ type: 'form.changed', change: { taskName } })}
      />
      <TextField
        label={text('taskDescription')}
        multiline
        isReadOnly={isBusy}
        value={form.taskDescription}
        error={errorText(errors.taskDescription, text('taskDescription'))}
        onChange={(taskDescription) =>
          actor.send({ type: 'form.changed', change: { taskDescription } })
        }
      />
      <SaveFailure failure={failure} />
    </>
  );
}
