import type { Schema } from '#openapi/client/index.ts';

/** How many notifications of a person wait. */
export type Counts = Schema<'NotificationCounts'>;

export const none: Counts = { unreadNotificationCount: 0, requestTrackingPendingCount: 0 };

export const isSameCount = (one: Counts, other: Counts): boolean =>
  one.unreadNotificationCount === other.unreadNotificationCount &&
  one.requestTrackingPendingCount === other.requestTrackingPendingCount;

/** The counts alone, of an answer that tells more. */
export const getCounts = ({
  unreadNotificationCount,
  requestTrackingPendingCount,
}: Counts): Counts => ({ unreadNotificationCount, requestTrackingPendingCount });
