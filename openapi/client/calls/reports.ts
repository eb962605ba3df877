// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/reports.ts';

export const getTagReport = /* @__PURE__ */ createCall('getTagReport', operations.getTagReport);
export const exportTagReport = /* @__PURE__ */ createCall('exportTagReport', operations.exportTagReport);
export const getWorkView = /* @__PURE__ */ createCall('getWorkView', operations.getWorkView);
