import { publish } from '../../core/requests/feed.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { NotificationData } from '../../store/world/notifications.ts';

/**
 * The notification types by name, in the requirements' order, then those of assets, of
 * impediments and of rights. Source: NOTIF-007.
 */
export const notificationTypes = {
  subProjectRequest: 1,
  teamMemberAdded: 2,
  ownershipChange: 3,
  acceptedLinkedProject: 4,
  taskConverted: 5,
  review: 6,
  reviewMeeting: 7,
  rejectedRequestedProject: 8,
  hostileTakeover: 9,
  assetHandover: 10,
  handoverDeclined: 11,
  warrantyEnds: 12,
  repairLasts: 13,
  impedimentRaised: 14,
  impedimentResolved: 15,
  subProjectDelinked: 16,
  projectDeleted: 17,
  projectMemberRemoved: 18,
  accessRequested: 19,
  accessGranted: 20,
  accessDenied: 21,
} as const;

/**
 * A notification for a person. For a sub-project request, the data contain the names of the
 * sub-project (projectName) and of the parent (messageData), and their ids (value, projectId): the
 * bell links them when the request is accepted.
 */
interface Notice {
  /** The person to notify. */
  recipientId: string;
  /** The person who caused it; they are notified when their request is denied. */
  senderId?: string;
  type: keyof typeof notificationTypes;
  data: Partial<NotificationData>;
}

/** Notifies a person in their bell and over the hub. */
export async function notify(
  db: Scope<World>,
  clock: { now(): number },
  { recipientId, senderId, type, data }: Notice,
): Promise<void> {
  const id = crypto.randomUUID();
  await db.put('notifications', {
    id,
    recipientId,
    typeId: notificationTypes[type],
    state: 'unseen',
    senderId: senderId ?? null,
    requestedTime: new Date(clock.now()).toISOString(),
    componentName: type,
    notificationData: { ...noData, ...data },
  });
  const event = { hub: 'notifications', to: recipientId, type: 'notification' } as const;
  await publish(db, { ...event, data: { notificationId: id, typeId: notificationTypes[type] } });
}

/** The user of an employee, who can be notified; null when the employee has none yet. */
export async function loadUserId(db: Scope<World>, employeeId: string): Promise<string | null> {
  const [user] = await db.query('tenantUsers', { where: { employeeId }, limit: 1 });
  return user?.id ?? null;
}

/** The data of a notification without any details. */
export const noData: NotificationData = {
  profileImageUrl: null,
  userName: null,
  projectName: null,
  taskName: null,
  projectOwnerName: null,
  notificationMessage: null,
  messageData: null,
  value: null,
  stepId: null,
  projectId: null,
  isAdmin: false,
};
