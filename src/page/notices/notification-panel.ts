import { createActor, type ActorRefFrom } from 'xstate';
import { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import { getShown } from '#machines/notifications/notification-panel.setup.ts';
import type { Counts } from '#machines/notifications/counts.ts';

export type PanelActor = ActorRefFrom<typeof notificationPanelMachine>;

/** Starts the list of an employee's notifications with the known counts. */
export function startPanel(employeeId: string | null, counts: Counts): PanelActor {
  const panel = createActor(notificationPanelMachine, { input: { employeeId } }).start();
  panel.send({ type: 'counts.changed', counts });
  return panel;
}

/** The number of unread notifications, including the effect of pending actions. */
export const unreadIn = (panel: PanelActor): number =>
  getShown(panel.getSnapshot().context).counts.unreadNotificationCount;
