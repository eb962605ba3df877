import { useSelector } from '@xstate/react';
import type { TeamViewActor } from '#machines/teams/team-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Asks before a group is deleted. Source: document 2, section 4 (Team view). */
export function DeleteGroupQuestion({ actor }: { actor: TeamViewActor }) {
  const text = useText('records');
  const teams = useText('teams');
  const name = useSelector(actor, ({ context }) => context.group?.groupName ?? '');
  const isAsking = useSelector(actor, (state) => state.hasTag('question'));
  const isDeleting = useSelector(actor, (state) => state.matches('deletingGroup'));
  return (
    <ConfirmDialog
      isDestructive
      isOpen={isAsking}
      title={teams('deleteGroup')}
      text={teams('deleteGroupText', { name })}
      yes={text('yes')}
      no={text('no')}
      isBusy={isDeleting}
      busyLabel={text('deleting')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'CANCEL' })}
    />
  );
}
