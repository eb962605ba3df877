// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/services.ts';

export const getServices = /* @__PURE__ */ createCall('getServices', operations.getServices);
export const createService = /* @__PURE__ */ createCall('createService', operations.createService);
export const getService = /* @__PURE__ */ createCall('getService', operations.getService);
export const getServiceView = /* @__PURE__ */ createCall('getServiceView', operations.getServiceView);
export const updateService = /* @__PURE__ */ createCall('updateService', operations.updateService);
export const deleteService = /* @__PURE__ */ createCall('deleteService', operations.deleteService);
