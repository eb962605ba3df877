import { fromPromise } from 'xstate';
import { api, type ResponseBody } from '#openapi/client/index.ts';
import { pageSize, type FilterType, type Notification } from './notifications.ts';

interface Page {
  skipCount: number;
  filterType: FilterType;
}

/** A page of the notifications that are neither completed nor denied. */
export const listNotifications = fromPromise<ResponseBody<'listNotifications'>, Page>(
  ({ input, signal }) =>
    api.listNotifications({ query: { ...input, takeCount: pageSize, isNew: true }, signal }),
);

/** Completes or removes the notification that UPDATE_IS_ACTIVE refers to. */
export const updateNotification = fromPromise<
  ResponseBody<'completeNotification'>,
  { notification: Notification }
>(({ input, signal }) =>
  api.completeNotification({ query: { notificationId: input.notification.id }, signal }),
);
