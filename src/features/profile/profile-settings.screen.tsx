import { useSelector } from '@xstate/react';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { SettingsForm, type SettingsFormProps } from './settings-form.tsx';

/** Time zone, date format, and 12-hour or 24-hour time. Source: PROF-005. */
export function ProfileSettingsScreen({ actor, now }: SettingsFormProps) {
  const text = useText('profile');
  const why = useCauseText();
  const snapshot = useSelector(actor, (state) => state);
  return (
    <Panel title={text('settings')} description={text('settingsHint')}>
      {snapshot.matches('loading') && <Loader label={text('readingTimeZones')} />}
      {snapshot.matches('unavailable') && (
        <Unavailable
          title={text('unavailable')}
          reason={why(snapshot.context.cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
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
