import { useActorRef } from '@xstate/react';
import { Suspense } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import { clockWorkSettingsMachine } from '#machines/clockwork/clockwork-settings.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useEmitted } from '#ui/use-emitted.ts';
import { ClockWorkSettingsForm } from './clockwork-settings.tsx';

export interface SettingsButtonProps {
  /** The day on the page, which begins new entries by the settings. */
  day: ClockWorkDayActor;
  /** A day, yyyy-MM-dd, that the settings are read with. */
  date: string;
}

interface SettingsPartProps extends SettingsButtonProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The settings over the page, read anew with each opening. */
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
      // New entries begin with what is now the default.
      day.send({ type: 'tab.returned' });
    },
  });
  return <ClockWorkSettingsForm actor={actor} onCancel={onClose} />;
}
