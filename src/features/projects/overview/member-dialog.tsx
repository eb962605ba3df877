import type { PersonDialogActor } from '#machines/projects/people/create-person-dialog.ts';
import { useText } from '#i18n/text.tsx';
import { PersonDialog } from './person-dialog.tsx';

/** Adds a member to a project. Source: PROJ-068. */
export default function MemberDialog({ actor }: { actor: PersonDialogActor }) {
  const text = useText('projectOverview');
  return (
    <PersonDialog
      actor={actor}
      title={text('addMember')}
      label={text('newMember')}
      description={text('newMemberText')}
      save={text('addMember')}
      failed={text('memberNotAdded')}
    />
  );
}
