// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/tools.ts';

export const getTools = /* @__PURE__ */ createCall('getTools', operations.getTools);
export const createTool = /* @__PURE__ */ createCall('createTool', operations.createTool);
export const getTool = /* @__PURE__ */ createCall('getTool', operations.getTool);
export const updateTool = /* @__PURE__ */ createCall('updateTool', operations.updateTool);
export const deleteTool = /* @__PURE__ */ createCall('deleteTool', operations.deleteTool);
