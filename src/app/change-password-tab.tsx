import { useActorRef } from '@xstate/react';
import { ChangePasswordScreen } from '#features/profile/change-password.screen.tsx';
import { changePasswordMachine } from '#machines/profile/change-password.machine.ts';
import { usePage } from './use-page.ts';

/** The person's own password. */
export function ChangePasswordTab() {
  const { profile } = usePage().workspace;
  const actor = useActorRef(changePasswordMachine, { input: { personId: profile.id } });
  return <ChangePasswordScreen actor={actor} email={profile.email} />;
}
