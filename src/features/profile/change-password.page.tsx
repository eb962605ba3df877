import { useActorRef } from '@xstate/react';
import { changePasswordMachine } from '#machines/profile/change-password.machine.ts';
import { usePage } from '#page/records/use-page.ts';
import { ChangePasswordScreen } from './change-password.screen.tsx';

/** Changes the person's password. */
export default function ChangePasswordTab() {
  const { profile } = usePage().workspace;
  const actor = useActorRef(changePasswordMachine, { input: { personId: profile.id } });
  return <ChangePasswordScreen actor={actor} email={profile.email} />;
}
