// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/services.ts';

export const getServices = /* @__PURE__ */ callOf('getServices', operations.getServices);
export const createService = /* @__PURE__ */ callOf('createService', operations.createService);
export const getService = /* @__PURE__ */ callOf('getService', operations.getService);
export const getServiceView = /* @__PURE__ */ callOf('getServiceView', operations.getServiceView);
export const updateService = /* @__PURE__ */ callOf('updateService', operations.updateService);
export const deleteService = /* @__PURE__ */ callOf('deleteService', operations.deleteService);
