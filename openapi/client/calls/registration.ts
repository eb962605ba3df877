// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/registration.ts';

export const listTimeZones = /* @__PURE__ */ callOf('listTimeZones', operations.listTimeZones);
export const registerOrganization = /* @__PURE__ */ callOf('registerOrganization', operations.registerOrganization);
