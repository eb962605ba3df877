import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { PersonDialogActor } from '#machines/projects/people/create-person-dialog.ts';
import { useText } from '#i18n/text.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from '../project-overview.module.css';

interface PersonDialogProps {
  actor: PersonDialogActor;
  title: string;
  /** Label and description of the field. */
  label: string;
  description?: string;
  /** Label of the Save button, and the title of a failure. */
  save: string;
  failed: string;
  /** What saving does, above the field. */
  children?: ReactNode;
}

/** Selects an employee for a project by typing. */
export function PersonDialog(props: PersonDialogProps) {
  const { actor, title, label, description, save, failed, children } = props;
  const text = useText('projectOverview');
  const records = useText('records');
  const formId = useId();
  const { failure, isMissing } = useSelector(actor, ({ context }) => context);
  const search = useSelector(actor, (state) => state.children.search);
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isSaving = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <FormDialog
      title={title}
      closeLabel={records('close')}
      isOpen={isOpen}
      // Only a selection would be lost.
      hasUnsaved={() => false}
      onClose={() => actor.send({ type: 'CANCEL' })}
      renderActions={(cancel) => (
        <>
          <Button isDisabled={isSaving} onPress={cancel}>
            {records('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSaving}
            pendingLabel={text('saving')}
          >
            {save}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        noValidate
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'SAVE' });
        }}
      >
        {children}
        {search && (
          <ChoiceSearchField
            search={search}
            label={label}
            description={description}
            isRequired
            autoFocus
            isReadOnly={isSaving}
            error={isMissing ? text('personRequired') : undefined}
            onChange={(choice) => actor.send({ type: 'person.selected', choice })}
          />
        )}
        <SaveFailure failure={failure} title={failed} />
      </form>
    </FormDialog>
  );
}
