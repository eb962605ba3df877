// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/analytics.ts';

export const getClockWorkAnalyticsDefaults = /* @__PURE__ */ callOf('getClockWorkAnalyticsDefaults', operations.getClockWorkAnalyticsDefaults);
export const getClockWorkAnalytics = /* @__PURE__ */ callOf('getClockWorkAnalytics', operations.getClockWorkAnalytics);
export const exportClockWorkAnalytics = /* @__PURE__ */ callOf('exportClockWorkAnalytics', operations.exportClockWorkAnalytics);
export const getUserLoginAnalytics = /* @__PURE__ */ callOf('getUserLoginAnalytics', operations.getUserLoginAnalytics);
export const getProjectAnalytics = /* @__PURE__ */ callOf('getProjectAnalytics', operations.getProjectAnalytics);
export const getProjectAnalyticsDetail = /* @__PURE__ */ callOf('getProjectAnalyticsDetail', operations.getProjectAnalyticsDetail);
export const getProjectAnalyticsMembers = /* @__PURE__ */ callOf('getProjectAnalyticsMembers', operations.getProjectAnalyticsMembers);
export const getProjectTotalTime = /* @__PURE__ */ callOf('getProjectTotalTime', operations.getProjectTotalTime);
