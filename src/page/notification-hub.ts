import { createActor, type ActorRefFrom } from 'xstate';
import { notificationHubMachine } from '#machines/notifications/notification-hub.machine.ts';
import { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import { hubName, joinHub, type HubMember } from '#session/hub-tabs.ts';

export interface Notifications {
  hub: ActorRefFrom<typeof notificationHubMachine>;
  panel: ActorRefFrom<typeof notificationPanelMachine>;
}

export interface NotificationsInput extends HubMember {
  employeeId: string | null;
}

let current: (Notifications & { name: string; stop: () => void }) | null = null;
let holders = 0;
const listeners = new Set<() => void>();

export const currentNotifications = (): Notifications | null => current;

export function onNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens what bell and page share: the hub and the list of this person in this tenant. It ends when
 * the last who holds it lets go.
 */
export function holdNotifications(input: NotificationsInput): () => void {
  const name = hubName(input);
  if (current?.name !== name) {
    current?.stop();
    current = { name, ...open(input) };
    holders = 0;
    tell();
  }
  const held = current;
  holders += 1;
  return () => {
    if (current !== held) return;
    holders -= 1;
    if (holders > 0) return;
    current.stop();
    current = null;
    tell();
  };
}

const tell = () => {
  for (const listener of listeners) listener();
};

function open({ employeeId, ...member }: NotificationsInput) {
  const tabs = joinHub(member, navigator.locks);
  const panel = createActor(notificationPanelMachine, { input: { employeeId } });
  const hub = createActor(notificationHubMachine, { input: { tabs, isOnline: navigator.onLine } });
  hub.on('notification.arrived', () => panel.send({ type: 'NOTIFICATION' }));
  hub.on('counts.changed', ({ counts }) => panel.send({ type: 'counts.changed', counts }));
  const lost = () => hub.send({ type: 'network.lost' });
  const returned = () => hub.send({ type: 'network.returned' });
  addEventListener('offline', lost);
  addEventListener('online', returned);
  panel.start();
  hub.start();
  return {
    panel,
    hub,
    stop: () => {
      removeEventListener('offline', lost);
      removeEventListener('online', returned);
      hub.stop();
      panel.stop();
    },
  };
}
