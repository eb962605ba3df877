import type { Schema } from '#openapi/client/index.ts';

type Notification = Schema<'Notification'>;

/** A notification; by default an unseen request to link a sub-project. */
export function buildNotification(
  number = 1,
  change: Partial<Omit<Notification, 'notificationData'>> & {
    data?: Partial<Notification['notificationData']>;
  } = {},
): Notification {
  const { data, ...rest } = change;
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    typeId: 1,
    isSeen: false,
    isComplete: false,
    isDenied: false,
    componentName: 'subProjectRequest',
    requestedTime: new Date(Date.UTC(2026, 2, 4, 12) - number * 60_000).toISOString(),
    notificationData: {
      profileImageUrl: null,
      userName: 'Grace Kim',
      projectName: 'Onboarding',
      taskName: null,
      projectOwnerName: null,
      notificationMessage: null,
      messageData: 'Customer portal',
      value: '00000000-0000-4000-8000-00000000aaaa',
      stepId: null,
      projectId: '00000000-0000-4000-8000-00000000bbbb',
      isAdmin: false,
      ...data,
    },
    ...rest,
  };
}

/** A list as the server returns it. */
export const createNotificationsResponse = (
  notifications: readonly Notification[],
  totalCount = notifications.length,
): Schema<'NotificationsAnswer'> => ({
  notifications: [...notifications],
  totalCount,
  unreadNotificationCount: notifications.filter(({ isSeen }) => !isSeen).length,
  requestTrackingPendingCount: notifications.filter(({ typeId }) => typeId === 1).length,
});

/** The response to an action on a notification, after which none is pending. */
export const buildSettled = (notification: Notification): Schema<'NotificationAnswer'> => ({
  notification: { ...notification, isSeen: true },
  unreadNotificationCount: 0,
  requestTrackingPendingCount: 0,
  successMessages: [],
});
