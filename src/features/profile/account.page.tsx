import { useActorRef, useSelector } from '@xstate/react';
import { timeZoneDescriptions } from '#machines/profile/account.actors.ts';
import { usePage } from '#page/use-page.ts';
import { AccountScreen } from './account.screen.tsx';

/** The person's account, to be read; a time zone has its id until its description is known. */
export default function AccountTab() {
  const { profile } = usePage().workspace;
  const descriptions = useSelector(useActorRef(timeZoneDescriptions), ({ output }) => output);
  return (
    <AccountScreen
      person={profile}
      timeZone={descriptions?.get(profile.timeZone) ?? profile.timeZone}
    />
  );
}
