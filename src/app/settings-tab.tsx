import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { ProfileSettingsScreen } from '#features/profile/profile-settings.screen.tsx';
import { systemClock } from '#machines/clock.ts';
import { profileSettingsMachine } from '#machines/profile/profile-settings.machine.ts';
import { useApp } from './use-app.ts';
import { usePage } from './use-page.ts';

/** The person's settings; what is saved counts everywhere at once. */
export function SettingsTab() {
  const app = useApp();
  const { timeZone, dateFormat } = usePage().workspace.profile;
  const actor = useActorRef(profileSettingsMachine, {
    input: { settings: { timeZone, dateFormat } },
  });
  useEffect(() => {
    const listening = actor.on('settings.saved', ({ securityUser }) => {
      const { dateOfBirth: _, ...change } = securityUser; // the profile has none
      app.changeProfile(change);
    });
    return () => listening.unsubscribe();
  }, [actor, app]);
  // They may have been changed in another tab.
  useEffect(() => {
    actor.send({ type: 'settings.changed', settings: { timeZone, dateFormat } });
  }, [actor, timeZone, dateFormat]);
  return <ProfileSettingsScreen actor={actor} now={systemClock.now()} />;
}
