import { createActor, type ActorRefFrom } from 'xstate';
import { notificationHubMachine } from '#machines/notifications/notification-hub.machine.ts';
import { joinHub, type HubMember } from '#session/tabs/hub-tabs.ts';
import { followHubTimes } from '#session/tabs/time-changes.ts';
import { createLatePanel, type LatePanel } from './late-panel.ts';

export interface Notifications {
  hub: ActorRefFrom<typeof notificationHubMachine>;
  panel: LatePanel;
}

interface NotificationsInput extends HubMember {
  employeeId: string | null;
}

/**
 * Opens the hub and the notification list of this user in this tenant, which the bell and the page
 * share.
 */
export function openNotifications({
  employeeId,
  ...member
}: NotificationsInput): Notifications & { stop: () => void } {
  const tabs = joinHub(member, navigator.locks);
  const panel = createLatePanel(employeeId);
  const hub = createActor(notificationHubMachine, { input: { tabs, isOnline: navigator.onLine } });
  hub.on('notification.arrived', () => void panel.renew());
  hub.on('counts.changed', ({ counts }) => panel.count(counts));
  const times = followHubTimes(member);
  hub.on('times.changed', ({ changes }) => times.report(changes));
  const orphaned = () => hub.send({ type: 'network.disconnected' });
  const returned = () => hub.send({ type: 'network.returned' });
  addEventListener('offline', orphaned);
  addEventListener('online', returned);
  hub.start();
  return {
    panel,
    hub,
    stop: () => {
      removeEventListener('offline', orphaned);
      removeEventListener('online', returned);
      hub.stop();
      times.stop();
      panel.stop();
    },
  };
}
