import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { LinkKind } from '#machines/projects/links/project-link.ts';
import type { ProjectLinkActor } from '#machines/projects/links/project-link.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './links.module.css';

/** The texts of the dialog by how the project is linked. */
const texts = {
  RequestedParent: {
    title: 'requestTitle',
    label: 'requestLabel',
    about: 'requestText',
    save: 'requestSave',
    failed: 'notRequested',
  },
  OwnParent: {
    title: 'ownTitle',
    label: 'ownLabel',
    about: 'ownText',
    save: 'ownSave',
    failed: 'notLinked',
  },
  SubProject: {
    title: 'subTitle',
    label: 'subLabel',
    about: 'subText',
    save: 'subSave',
    failed: 'notLinked',
  },
} as const satisfies Record<LinkKind, object>;

/** Selects the project to link, and links it or requests it. Source: PROJ-032, PROJ-033. */
export default function LinkDialog({ actor }: { actor: ProjectLinkActor }) {
  const text = useText('projectLinks');
  const records = useText('records');
  const formId = useId();
  const { kind, failure, isMissing } = useSelector(actor, ({ context }) => context);
  const search = useSelector(actor, ({ children }) => children.search);
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isSaving = useSelector(actor, (state) => state.hasTag('busy'));
  const { title, label, about, save, failed } = texts[kind];
  return (
    <FormDialog
      title={text(title)}
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
            {text(save)}
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
        {search && (
          <ChoiceSearchField
            search={search}
            label={text(label)}
            description={text(about)}
            isRequired
            autoFocus
            isReadOnly={isSaving}
            error={isMissing ? text('projectRequired') : undefined}
            onChange={(choice) => actor.send({ type: 'project.selected', choice })}
          />
        )}
        <SaveFailure failure={failure} title={text(failed)} />
      </form>
    </FormDialog>
  );
}
