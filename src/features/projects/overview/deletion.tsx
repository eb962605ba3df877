import { useSelector } from '@xstate/react';
import type { ProjectHeadActor } from '#machines/projects/project-head.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** Asks before a project is deleted, and says what goes with it. Source: PROJ-084. */
export function ProjectDeletion({ actor }: { actor: ProjectHeadActor }) {
  const text = useText('projectOverview');
  const records = useText('records');
  const { project, projectFilesStorage } = useSelector(actor, ({ context }) => context.detail);
  const isConfirming = useSelector(actor, (state) => state.hasTag('question'));
  const isDeleting = useSelector(actor, (state) => state.matches('deleting'));
  return (
    <ConfirmDialog
      isDestructive
      isOpen={isConfirming}
      title={text('deleteTitle', { name: `${project.code} ${project.name}` })}
      text={text('deleteText')}
      details={
        <ul>
          <li>{text('deletesTasks', { count: project.tasks.length })}</li>
          <li>{text('deletesMembers', { count: project.members.length })}</li>
          <li>{text('deletesFiles', { count: projectFilesStorage.length })}</li>
          <li>{text('deletesRequests')}</li>
        </ul>
      }
      yes={text('deleteProject')}
      no={records('cancel')}
      isBusy={isDeleting}
      busyLabel={records('deleting')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'CANCEL' })}
    />
  );
}
