import { useSelector } from '@xstate/react';
import { Settings2 } from 'lucide-react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { useText } from '#i18n/text.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Tooltip } from '#ui/overlays/tooltip.tsx';

const SettingsPart = onDemand(() =>
  import('./clockwork-settings.container.tsx').then((module) => module.SettingsPart),
);

/** Opens the settings of ClockWork. */
export function SettingsButton({ day }: { day: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const settings = useSelector(day, ({ children }) => children.settings);
  return (
    <>
      <Tooltip text={text('settings')}>
        <Button
          variant="quiet"
          icon={<Settings2 />}
          aria-label={text('settings')}
          onPress={() => day.send({ type: 'settings.open' })}
        />
      </Tooltip>
      <OnFirstOpen actor={settings}>
        {(actor) => <SettingsPart day={day} actor={actor} />}
      </OnFirstOpen>
    </>
  );
}
