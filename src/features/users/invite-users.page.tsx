import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { inviteUsersMachine } from '#machines/users/invite-users.machine.ts';
import { userAddresses } from '#page/addresses.ts';
import { UnsavedDialog } from '#page/unsaved-dialog.tsx';
import { useUnsaved } from '#page/use-unsaved.ts';
import { useReturnUrl } from '#session/use-return-url.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { useFollowed } from '#ui/use-followed.ts';
import { InviteUsersScreen } from './invite-users.screen.tsx';

/** Invites people; returns to the list once everyone is invited, or when it is left. */
function InviteUsersPage() {
  const navigate = useNavigate();
  const actor = useActorRef(inviteUsersMachine);
  const list = useReturnUrl(userAddresses.list);
  const question = useUnsaved(() => {
    const { status, context } = actor.getSnapshot();
    return status === 'active' && context.form.lines.trim() !== '';
  });
  useFollowed(actor, (state) => {
    if (state.matches('invited')) void navigate(list);
  });
  useEmitted(actor, { 'form.exited': () => void navigate(list) });
  return (
    <>
      <InviteUsersScreen actor={actor} />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'reset' })} />
    </>
  );
}

export default InviteUsersPage;
