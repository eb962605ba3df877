import { useSelector } from '@xstate/react';
import { emptyFile } from '#machines/projects/files/project-file.ts';
import type { ProjectFilesActor } from '#machines/projects/files/project-files.machine.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { ProjectFilesScreen } from './project-files.screen.tsx';

/** The file links of a project; what is typed in their dialog is stored as a draft. */
export function ProjectFiles({ actor }: { actor: ProjectFilesActor }) {
  const projectId = useSelector(actor, ({ context }) => context.detail.project.id);
  const file = useSelector(actor, ({ children }) => children.file);
  const question = usePartDraft(file, {
    name: `project-file ${projectId}`,
    emptyForm: emptyFile,
    getId: ({ id }) => id,
  });
  return (
    <>
      <ProjectFilesScreen actor={actor} />
      <UnsavedDialog question={question} onLeave={() => file?.send({ type: 'CANCEL' })} />
    </>
  );
}
