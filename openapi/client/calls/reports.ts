// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/reports.ts';

export const getTagReport = /* @__PURE__ */ createCall('getTagReport', operations.getTagReport);
export const exportTagReport = /* @__PURE__ */ createCall('exportTagReport', operations.exportTagReport);
export const getTagReportFilters = /* @__PURE__ */ createCall('getTagReportFilters', operations.getTagReportFilters);
export const getWorkView = /* @__PURE__ */ createCall('getWorkView', operations.getWorkView);
export const searchWorkItems = /* @__PURE__ */ createCall('searchWorkItems', operations.searchWorkItems);
export const exportWorkItems = /* @__PURE__ */ createCall('exportWorkItems', operations.exportWorkItems);
