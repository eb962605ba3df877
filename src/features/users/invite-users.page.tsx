import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import * as v from 'valibot';
import {
  inviteUsersMachine,
  type InviteForm,
  type InviteUsersActor,
} from '#machines/users/invite-users.machine.ts';
import { userAddresses } from '#page/parameters/addresses.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { useReturnUrl } from '#session/use-return-url.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { InviteUsersScreen } from './invite-users.screen.tsx';

const draftSchema: v.GenericSchema<unknown, InviteForm> = v.object({
  lines: v.string(),
  roleType: v.string(),
  roleIds: v.array(v.string()),
});

/** The stored draft; it stays unchanged until the form is open. */
function getContent(state: SnapshotFrom<InviteUsersActor>): InviteForm | null | undefined {
  if (state.matches('invited')) return null;
  if (!state.matches('editing') && !state.matches('sending')) return undefined;
  const { form } = state.context;
  return form.lines.trim() === '' ? null : form;
}

/** Invites people; returns to the list once everyone is invited, or when it is left. */
function InviteUsersPage() {
  const navigate = useNavigate();
  // Listed with the drafts of new users.
  const { owner, draft } = usePersistedDraft('user-form new', draftSchema);
  const actor = useActorRef(inviteUsersMachine, { input: { persisted: draft } });
  useDraft(actor, owner, getContent);
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
