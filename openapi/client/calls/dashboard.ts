// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/dashboard.ts';

export const getDashboard = /* @__PURE__ */ callOf('getDashboard', operations.getDashboard);
