import type { ProjectImpedimentResolutionActor } from '#machines/projects/impediments/project-impediment-resolution.machine.ts';
import type { ProjectImpedimentActor } from '#machines/projects/impediments/project-impediment.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import styles from './parts.module.css';

/** Edits the description of an impediment. */
export function ImpedimentDialog({ actor }: { actor: ProjectImpedimentActor }) {
  const text = useText('projectParts');
  const records = useText('records');
  const label = text('impediment');
  return (
    <PartDialog
      actor={actor}
      title={text('editImpediment')}
      save={records('update')}
      getLabel={() => label}
    >
      <FormText actor={actor} field="impediments" label={label} isRequired autoFocus multiline />
    </PartDialog>
  );
}

interface ResolutionDialogProps {
  actor: ProjectImpedimentResolutionActor;
  /** The description of the impediment. */
  impediment: string;
}

/** Resolves an impediment, with a word on how. Source: PROJ-036. */
export function ResolutionDialog({ actor, impediment }: ResolutionDialogProps) {
  const text = useText('projectParts');
  const label = text('resolution');
  return (
    <PartDialog
      actor={actor}
      title={text('resolveTitle')}
      save={text('resolve')}
      getLabel={() => label}
    >
      <p className={styles.quoted}>
        <bdi>{impediment}</bdi>
      </p>
      <FormText
        actor={actor}
        field="resolution"
        label={label}
        description={text('resolutionHint')}
        autoFocus
        multiline
      />
    </PartDialog>
  );
}
