import { Suspense } from 'react';
import { useSelector } from '@xstate/react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import type { ClockWorkSettingsActor } from '#machines/clockwork/clockwork-settings.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ClockWorkSettingsForm } from './clockwork-settings.tsx';

interface SettingsPartProps {
  /** The day on the page, which uses the settings as defaults for new entries. */
  day: ClockWorkDayActor;
  actor: ClockWorkSettingsActor;
}

/** The settings in a dialog over the page; they reload each time it opens. */
export function SettingsPart({ day, actor }: SettingsPartProps) {
  const text = useText('clockwork');
  const isOpen = useSelector(day, ({ children }) => children.settings === actor);
  const onClose = () => day.send({ type: 'settings.close' });
  return (
    <Dialog
      size="small"
      title={text('settings')}
      closeLabel={text('close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Suspense>
        <ClockWorkSettingsForm key={actor.sessionId} actor={actor} onCancel={onClose} />
      </Suspense>
    </Dialog>
  );
}
