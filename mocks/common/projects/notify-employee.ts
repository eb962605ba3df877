import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { NotificationData } from '../../store/world/notifications.ts';
import { notify, type notificationTypes } from '../notifications/notify.ts';
import type { Viewer } from './access.ts';

/** A notification to an employee. */
export interface EmployeeNotification {
  /** The employee to notify. */
  employeeId: string;
  type: keyof typeof notificationTypes;
  data: Partial<NotificationData>;
}

/** Notifies an employee of the caller's action; no one is notified of their own actions. */
export const notifyEmployee = (viewer: Viewer, notification: EmployeeNotification): Promise<void> =>
  notifyEmployees(viewer, [notification]);

/** The same for multiple notifications, in their order. */
export async function notifyEmployees(
  { db, clock, person, user }: Viewer,
  notifications: readonly EmployeeNotification[],
): Promise<void> {
  const userIds = await loadUserIds(
    db,
    notifications.map(({ employeeId }) => employeeId),
  );
  const sender = { userName: person.name, profileImageUrl: user.profileImageUrl };
  for (const { employeeId, type, data } of notifications) {
    const recipientId = userIds.get(employeeId);
    if (recipientId === undefined || recipientId === person.id) continue;
    const notification = { recipientId, senderId: person.id, type };
    await notify(db, clock, { ...notification, data: { ...sender, ...data } });
  }
}

/** The ids of the users of employees, by those of the employees; the rest have no user yet. */
export async function loadUserIds(
  db: Scope<World>,
  employeeId: readonly string[],
): Promise<ReadonlyMap<string | null, string>> {
  if (employeeId.length === 0) return new Map();
  const users = await db.query('tenantUsers', { where: { employeeId } });
  // The first user of an employee replaces the others.
  return new Map(users.toReversed().map((user) => [user.employeeId, user.id]));
}
