import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import type { SettingsButtonProps } from './clockwork-settings.container.tsx';

const SettingsPart = onDemand(() =>
  import('./clockwork-settings.container.tsx').then((module) => module.SettingsPart),
);

/** Opens the settings of ClockWork. */
export function SettingsButton(props: SettingsButtonProps) {
  const text = useText('clockwork');
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useHasBeen(isOpen);
  return (
    <>
      <Tooltip text={text('settings')}>
        <Button
          variant="quiet"
          icon={<Settings2 />}
          aria-label={text('settings')}
          onPress={() => setIsOpen(true)}
        />
      </Tooltip>
      {hasOpened && <SettingsPart {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
