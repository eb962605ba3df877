import { useSelector } from '@xstate/react';
import type { PersonDialogActor } from '#machines/projects/people/create-person-dialog.ts';
import type { ProjectOwnerActor } from '#machines/projects/people/project-owner.machine.ts';
import { useText } from '#i18n/text.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { PersonDialog } from './person-dialog.tsx';

interface OwnerDialogProps {
  actor: PersonDialogActor;
  owner: ProjectOwnerActor;
}

/** Says what the change clears before it is made. */
export default function OwnerDialog({ actor, owner }: OwnerDialogProps) {
  const text = useText('projectOverview');
  const { isOwner, ownedBy: name } = useSelector(owner, ({ context }) => context.detail.project);
  return (
    <PersonDialog
      actor={actor}
      title={text('changeOwner')}
      label={text('newOwner')}
      description={text('newOwnerText')}
      save={text('changeOwner')}
      failed={text('ownerNotChanged')}
    >
      <p>{isolate(text(isOwner ? 'changeClearsYours' : 'changeClears', { name }))}</p>
    </PersonDialog>
  );
}
