// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/registration.ts';

export const listTimeZones = /* @__PURE__ */ createCall('listTimeZones', operations.listTimeZones);
export const registerOrganization = /* @__PURE__ */ createCall('registerOrganization', operations.registerOrganization);
