import { useSelector } from '@xstate/react';
import type { ProjectFileForm } from '#machines/projects/files/project-file.ts';
import type { ProjectFileActor } from '#machines/projects/files/project-file.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';

/** Adds or edits a file link. Source: PROJ-092, PROJ-093. */
export function FileDialog({ actor }: { actor: ProjectFileActor }) {
  const text = useText('projectParts');
  const records = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  const labels = { name: text('fileName'), url: text('fileUrl') };
  const of = (field: keyof ProjectFileForm) => ({ actor, field, label: labels[field] });
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'addFile' : 'editFile')}
      save={records(isNew ? 'save' : 'update')}
      getLabel={(field) => labels[field]}
    >
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('url')} type="url" isRequired description={text('urlHint')} />
    </PartDialog>
  );
}
