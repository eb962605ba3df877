import { useSelector } from '@xstate/react';
import { CloudOff, RotateCw } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { notificationHubMachine } from '#machines/notifications/notification-hub.machine.ts';
import { useText } from '#i18n/text.tsx';
import styles from './notifications.module.css';

interface HubStatusProps {
  hub: ActorRefFrom<typeof notificationHubMachine>;
}

/**
 * Reports when no notifications can be received automatically; empty while the connection works.
 */
export function HubStatus({ hub }: HubStatusProps) {
  const text = useText('notifications');
  const isOffline = useSelector(hub, (state) => state.matches({ line: { holding: 'offline' } }));
  const isWaiting = useSelector(hub, (state) => state.matches({ line: { holding: 'waiting' } }));
  return (
    <p role="status" className={styles.status}>
      {isOffline && (
        <>
          <CloudOff aria-hidden="true" />
          {text('offline')}
        </>
      )}
      {isWaiting && (
        <>
          <RotateCw aria-hidden="true" />
          {text('reconnecting')}
        </>
      )}
    </p>
  );
}
