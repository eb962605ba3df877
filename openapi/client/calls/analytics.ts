// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/analytics.ts';

export const getClockWorkAnalyticsDefaults = /* @__PURE__ */ createCall('getClockWorkAnalyticsDefaults', operations.getClockWorkAnalyticsDefaults);
export const getClockWorkAnalytics = /* @__PURE__ */ createCall('getClockWorkAnalytics', operations.getClockWorkAnalytics);
export const exportClockWorkAnalytics = /* @__PURE__ */ createCall('exportClockWorkAnalytics', operations.exportClockWorkAnalytics);
export const getUserLoginAnalytics = /* @__PURE__ */ createCall('getUserLoginAnalytics', operations.getUserLoginAnalytics);
export const getProjectAnalytics = /* @__PURE__ */ createCall('getProjectAnalytics', operations.getProjectAnalytics);
export const getProjectAnalyticsDetail = /* @__PURE__ */ createCall('getProjectAnalyticsDetail', operations.getProjectAnalyticsDetail);
export const getProjectAnalyticsMembers = /* @__PURE__ */ createCall('getProjectAnalyticsMembers', operations.getProjectAnalyticsMembers);
export const getProjectTotalTime = /* @__PURE__ */ createCall('getProjectTotalTime', operations.getProjectTotalTime);
