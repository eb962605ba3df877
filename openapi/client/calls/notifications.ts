// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/notifications.ts';

export const getNotificationCounts = /* @__PURE__ */ createCall('getNotificationCounts', operations.getNotificationCounts);
export const completeNotification = /* @__PURE__ */ createCall('completeNotification', operations.completeNotification);
export const listNotifications = /* @__PURE__ */ createCall('listNotifications', operations.listNotifications);
export const markAllNotificationsRead = /* @__PURE__ */ createCall('markAllNotificationsRead', operations.markAllNotificationsRead);
export const rejectProjectLink = /* @__PURE__ */ createCall('rejectProjectLink', operations.rejectProjectLink);
export const markNotificationSeen = /* @__PURE__ */ createCall('markNotificationSeen', operations.markNotificationSeen);
export const streamNotifications = /* @__PURE__ */ createCall('streamNotifications', operations.streamNotifications);
