import { fromPromise } from 'xstate';
import { api, type ResponseBody } from '#openapi/client/index.ts';
import type { Notification } from './notifications.ts';

interface OfOne {
  notification: Notification;
}

export const markNotificationSeen = fromPromise<ResponseBody<'markNotificationSeen'>, OfOne>(
  ({ input, signal }) => api.markNotificationSeen({ path: { id: input.notification.id }, signal }),
);

export const markAllNotificationsRead = fromPromise<ResponseBody<'markAllNotificationsRead'>>(
  ({ signal }) => api.markAllNotificationsRead({ signal }),
);

export const completeNotification = fromPromise<ResponseBody<'completeNotification'>, OfOne>(
  ({ input, signal }) =>
    api.completeNotification({ query: { notificationId: input.notification.id }, signal }),
);

export const rejectProjectLink = fromPromise<ResponseBody<'rejectProjectLink'>, OfOne>(
  ({ input, signal }) =>
    api.rejectProjectLink({ query: { notificationId: input.notification.id }, signal }),
);

/** Links the requesting project below the requested one, in the name of the current user. */
export const linkSubProject = fromPromise<unknown, OfOne & { employeeId: string }>(
  ({ input: { notification, employeeId }, signal }) => {
    const { projectId, value } = notification.notificationData;
    const body = { projectId: projectId ?? '', subProjectId: value ?? '', employeeId };
    return api.linkSubProject({ body, signal });
  },
);
