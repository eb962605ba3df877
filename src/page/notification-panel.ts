import { createActor, type ActorRefFrom } from 'xstate';
import { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import { getShown } from '#machines/notifications/notification-panel.setup.ts';
import type { Counts } from '#machines/notifications/counts.ts';

export type PanelActor = ActorRefFrom<typeof notificationPanelMachine>;

/** Begins the list of an employee's notifications, of which so many are known to wait. */
export function startPanel(employeeId: string | null, counts: Counts): PanelActor {
  const panel = createActor(notificationPanelMachine, { input: { employeeId } }).start();
  panel.send({ type: 'counts.changed', counts });
  return panel;
}

/** How many the person has not read, with what they have just done. */
export const unreadIn = (panel: PanelActor): number =>
  getShown(panel.getSnapshot().context).counts.unreadNotificationCount;
