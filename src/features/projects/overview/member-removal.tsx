import { useSelector } from '@xstate/react';
import type { ProjectMembersActor } from '#machines/projects/people/project-members.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** Asks before a member is removed, and says what stays and what they lose. Source: PROJ-069. */
export function MemberRemoval({ actor }: { actor: ProjectMembersActor }) {
  const text = useText('projectOverview');
  const records = useText('records');
  const { hours } = useFormat();
  const { member, employeeId } = useSelector(actor, ({ context }) => context);
  const isConfirming = useSelector(actor, (state) => state.hasTag('question'));
  const isRemoving = useSelector(actor, (state) => state.hasTag('busy'));
  const { fullName: name = '', timeInSeconds = 0 } = member ?? {};
  const isSelf = member?.employeeId === employeeId;
  const consequence = isSelf
    ? text('leaveText')
    : timeInSeconds > 0
      ? text('removeTimeText', { name, time: hours(timeInSeconds) })
      : text('removeText', { name });
  return (
    <ConfirmDialog
      isDestructive
      isOpen={isConfirming}
      title={isSelf ? text('leaveTitle') : text('removeTitle', { name })}
      text={consequence}
      yes={isSelf ? text('leave') : text('remove')}
      no={records('cancel')}
      isBusy={isRemoving}
      busyLabel={text('removing')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'CANCEL' })}
    />
  );
}
