// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/audit.ts';

export const searchAuditLog = /* @__PURE__ */ createCall('searchAuditLog', operations.searchAuditLog);
export const exportAuditLog = /* @__PURE__ */ createCall('exportAuditLog', operations.exportAuditLog);
