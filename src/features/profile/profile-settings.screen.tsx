import { useSelector } from '@xstate/react';
import type { ProfileSettingsActor } from '#machines/profile/profile-settings.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Panel } from '#ui/panel.tsx';
import { Loader } from '#ui/spinner.tsx';
import { Unavailable } from '#ui/unavailable.tsx';
import { SettingsForm } from './settings-form.tsx';

export interface ProfileSettingsScreenProps {
  actor: ProfileSettingsActor;
  /** Milliseconds since 1970, for the examples. */
  now: number;
}

/** Time zone and date format. Source: document 1, section 2 (Profile). */
export function ProfileSettingsScreen({ actor, now }: ProfileSettingsScreenProps) {
  const text = useText('profile');
  const snapshot = useSelector(actor, (state) => state);
  return (
    <Panel title={text('settings')} description={text('settingsHint')}>
      {snapshot.matches('loading') && <Loader label={text('readingTimeZones')} />}
      {snapshot.matches('unavailable') && (
        <Unavailable
          title={text('unavailable')}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'RETRY' })}
        >
          {text('timeZonesUnavailable')}
        </Unavailable>
      )}
      {!snapshot.matches('loading') && !snapshot.matches('unavailable') && (
        <SettingsForm actor={actor} now={now} />
      )}
    </Panel>
  );
}
