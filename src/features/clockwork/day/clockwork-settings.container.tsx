import { useActorRef } from '@xstate/react';
import { Suspense } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { clockWorkSettingsMachine } from '#machines/clockwork/clockwork-settings.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { ClockWorkSettingsForm } from './clockwork-settings.tsx';

export interface SettingsButtonProps {
  /** The day on the page, which uses the settings as defaults for new entries. */
  day: ClockWorkDayActor;
  /** The day for which the settings are loaded, yyyy-MM-dd. */
  date: string;
}

interface SettingsPartProps extends SettingsButtonProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The settings in a dialog over the page; they reload each time it opens. */
export function SettingsPart({ isOpen, onClose, ...rest }: SettingsPartProps) {
  const text = useText('clockwork');
  return (
    <Dialog
      size="small"
      title={text('settings')}
      closeLabel={text('close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Suspense>
        <Settings {...rest} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function Settings({ day, date, onClose }: Omit<SettingsPartProps, 'isOpen'>) {
  const actor = useActorRef(clockWorkSettingsMachine, { input: { date } });
  useEmitted(actor, {
    'settings.saved': () => {
      onClose();
      // New entries use the new defaults.
      day.send({ type: 'tab.returned' });
    },
  });
  return <ClockWorkSettingsForm actor={actor} onCancel={onClose} />;
}
