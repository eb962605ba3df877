// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/vendors.ts';

export const getVendors = /* @__PURE__ */ createCall('getVendors', operations.getVendors);
export const updateVendor = /* @__PURE__ */ createCall('updateVendor', operations.updateVendor);
export const createVendor = /* @__PURE__ */ createCall('createVendor', operations.createVendor);
export const getVendor = /* @__PURE__ */ createCall('getVendor', operations.getVendor);
export const deleteVendor = /* @__PURE__ */ createCall('deleteVendor', operations.deleteVendor);
