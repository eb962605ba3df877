// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/reports.ts';

export const getTagReport = /* @__PURE__ */ callOf('getTagReport', operations.getTagReport);
export const exportTagReport = /* @__PURE__ */ callOf('exportTagReport', operations.exportTagReport);
export const getWorkView = /* @__PURE__ */ callOf('getWorkView', operations.getWorkView);
