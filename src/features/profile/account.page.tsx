import { useActorRef } from '@xstate/react';
import { accountMachine } from '#machines/profile/account.machine.ts';
import { usePage } from '#page/records/use-page.ts';
import { AccountScreen } from './account.screen.tsx';

export default function AccountTab() {
  return <AccountScreen actor={useActorRef(accountMachine)} person={usePage().workspace.profile} />;
}
