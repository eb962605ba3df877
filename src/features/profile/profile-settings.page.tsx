import { useActorRef } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { serverClock } from '#machines/clock.ts';
import {
  getDraft,
  profileSettingsMachine,
  settingsDraft,
} from '#machines/profile/profile-settings.machine.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { KeyboardSettings } from './keyboard-settings.tsx';
import { ProfileSettingsScreen } from './profile-settings.screen.tsx';
import styles from './profile.module.css';

const getContent = ({ context }: SnapshotFrom<typeof profileSettingsMachine>) => getDraft(context);

/**
 * The person's settings; saved changes apply everywhere immediately. Unsaved changes survive the
 * end of the session.
 */
export default function SettingsTab() {
  const app = useApp();
  const { timeZone, dateFormat, hourFormat } = usePage().workspace.profile;
  const settings = { timeZone, dateFormat, hourFormat };
  const { owner, draft } = usePersistedDraft('profile-settings', settingsDraft);
  const actor = useActorRef(profileSettingsMachine, {
    input: { settings, draft: draft ?? undefined },
  });
  useDraft(actor, owner, getContent);
  useEmitted(actor, {
    'settings.saved': ({ securityUser }) => {
      const { dateOfBirth: _, ...change } = securityUser; // the profile has no date of birth
      app.changeProfile(change);
    },
  });
  // The settings may have been changed in another tab.
  useSendOnChange(actor, { type: 'settings.changed', settings });
  return (
    <div className={styles.page}>
      <ProfileSettingsScreen actor={actor} now={serverClock.now()} />
      <KeyboardSettings />
    </div>
  );
}
