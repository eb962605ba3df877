import { useSyncExternalStore } from 'react';
import { useText } from '#i18n/text.tsx';
import { onPreferences, prefer, preferences } from '#session/storage/workspace/preferences.ts';
import { Panel } from '#ui/overlays/panel.tsx';
import { Switch } from '#ui/choices/switch.tsx';

/**
 * Turns single-key shortcuts on or off. It applies immediately, like the appearance, and needs no
 * server.
 */
export function KeyboardSettings() {
  const text = useText('profile');
  const { singleKeys } = useSyncExternalStore(onPreferences, preferences);
  return (
    <Panel title={text('keyboard')} description={text('keyboardHint')}>
      <Switch
        description={text('singleKeysHint')}
        isSelected={singleKeys === 'on'}
        onChange={(isOn) => prefer({ singleKeys: isOn ? 'on' : 'off' })}
      >
        {text('singleKeys')}
      </Switch>
    </Panel>
  );
}
