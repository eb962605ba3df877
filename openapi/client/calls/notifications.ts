// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/notifications.ts';

export const getNotificationCounts = /* @__PURE__ */ callOf('getNotificationCounts', operations.getNotificationCounts);
export const completeNotification = /* @__PURE__ */ callOf('completeNotification', operations.completeNotification);
export const listNotifications = /* @__PURE__ */ callOf('listNotifications', operations.listNotifications);
export const markAllNotificationsRead = /* @__PURE__ */ callOf('markAllNotificationsRead', operations.markAllNotificationsRead);
export const rejectProjectLink = /* @__PURE__ */ callOf('rejectProjectLink', operations.rejectProjectLink);
export const markNotificationSeen = /* @__PURE__ */ callOf('markNotificationSeen', operations.markNotificationSeen);
export const streamNotifications = /* @__PURE__ */ callOf('streamNotifications', operations.streamNotifications);
