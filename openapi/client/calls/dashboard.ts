// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/dashboard.ts';

export const getDashboard = /* @__PURE__ */ createCall('getDashboard', operations.getDashboard);
