// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/vendors.ts';

export const getVendors = /* @__PURE__ */ callOf('getVendors', operations.getVendors);
export const updateVendor = /* @__PURE__ */ callOf('updateVendor', operations.updateVendor);
export const createVendor = /* @__PURE__ */ callOf('createVendor', operations.createVendor);
export const getVendor = /* @__PURE__ */ callOf('getVendor', operations.getVendor);
export const deleteVendor = /* @__PURE__ */ callOf('deleteVendor', operations.deleteVendor);
