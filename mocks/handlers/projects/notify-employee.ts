import type { NotificationData } from '../../store/world/notifications.ts';
import type { Project } from '../../store/world/projects.ts';
import { notify, loadUserId, type notificationTypes } from '../../common/notifications/notify.ts';
import type { Viewer } from '../../common/projects/access.ts';

/** A notification to an employee. */
export interface EmployeeNotification {
  /** The employee to notify. */
  employeeId: string;
  type: keyof typeof notificationTypes;
  data: Partial<NotificationData>;
}

/** Notifies an employee of the caller's action; no one is notified of their own actions. */
export async function notifyEmployee(
  viewer: Viewer,
  { employeeId, type, data }: EmployeeNotification,
): Promise<void> {
  const { db, clock, person, user } = viewer;
  const recipientId = await loadUserId(db, employeeId);
  if (recipientId === null || recipientId === person.id) return;
  const sender = { userName: person.name, profileImageUrl: user.profileImageUrl };
  const notification = { recipientId, senderId: person.id, type };
  await notify(db, clock, { ...notification, data: { ...sender, ...data } });
}

/** The request to link a project below another, for the owner of the latter. */
export const requestFor = (sub: Project, parent: Project): EmployeeNotification => ({
  employeeId: parent.ownerId,
  type: 'subProjectRequest',
  data: {
    projectName: sub.name,
    value: sub.id,
    messageData: parent.name,
    projectId: parent.id,
  },
});
