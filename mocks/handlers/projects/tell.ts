import type { NotificationData } from '../../store/world/notifications.ts';
import { notify, userIdOf, type notificationTypes } from '../notifications/notify.ts';
import type { Viewer } from './standing.ts';

interface News {
  /** The employee to tell. */
  employeeId: string;
  type: keyof typeof notificationTypes;
  data: Partial<NotificationData>;
}

/** Tells an employee what the caller has done; nobody is told of what they have done themselves. */
export async function tell(viewer: Viewer, { employeeId, type, data }: News): Promise<void> {
  const { db, clock, person, user } = viewer;
  const recipientId = await userIdOf(db, employeeId);
  if (recipientId === null || recipientId === person.id) return;
  const sender = { userName: person.name, profileImageUrl: user.profileImageUrl };
  await notify(db, clock, { recipientId, type, data: { ...sender, ...data } });
}
