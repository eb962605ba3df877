import type { Schema } from '#openapi/client/index.ts';

/** The numbers of a person's unread notifications and pending requests. */
export type Counts = Schema<'NotificationCounts'>;

export const none: Counts = { unreadNotificationCount: 0, requestTrackingPendingCount: 0 };

export const isSameCount = (one: Counts, other: Counts): boolean =>
  one.unreadNotificationCount === other.unreadNotificationCount &&
  one.requestTrackingPendingCount === other.requestTrackingPendingCount;

/** Only the counts of a larger response. */
export const getCounts = ({
  unreadNotificationCount,
  requestTrackingPendingCount,
}: Counts): Counts => ({ unreadNotificationCount, requestTrackingPendingCount });
