// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/tools.ts';

export const getTools = /* @__PURE__ */ callOf('getTools', operations.getTools);
export const createTool = /* @__PURE__ */ callOf('createTool', operations.createTool);
export const getTool = /* @__PURE__ */ callOf('getTool', operations.getTool);
export const updateTool = /* @__PURE__ */ callOf('updateTool', operations.updateTool);
export const deleteTool = /* @__PURE__ */ callOf('deleteTool', operations.deleteTool);
