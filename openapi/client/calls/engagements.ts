// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/engagements.ts';

export const updateEngagement = /* @__PURE__ */ callOf('updateEngagement', operations.updateEngagement);
export const createEngagement = /* @__PURE__ */ callOf('createEngagement', operations.createEngagement);
export const getEngagementRollups = /* @__PURE__ */ callOf('getEngagementRollups', operations.getEngagementRollups);
export const getEngagement = /* @__PURE__ */ callOf('getEngagement', operations.getEngagement);
export const saveEngagementStage = /* @__PURE__ */ callOf('saveEngagementStage', operations.saveEngagementStage);
export const saveEngagementActivity = /* @__PURE__ */ callOf('saveEngagementActivity', operations.saveEngagementActivity);
export const deleteEngagementStage = /* @__PURE__ */ callOf('deleteEngagementStage', operations.deleteEngagementStage);
export const deleteEngagementActivity = /* @__PURE__ */ callOf('deleteEngagementActivity', operations.deleteEngagementActivity);
export const toggleEngagementActivity = /* @__PURE__ */ callOf('toggleEngagementActivity', operations.toggleEngagementActivity);
export const saveEngagementActivityNote = /* @__PURE__ */ callOf('saveEngagementActivityNote', operations.saveEngagementActivityNote);
export const saveEngagementActivityDoc = /* @__PURE__ */ callOf('saveEngagementActivityDoc', operations.saveEngagementActivityDoc);
export const deleteEngagementActivityDoc = /* @__PURE__ */ callOf('deleteEngagementActivityDoc', operations.deleteEngagementActivityDoc);
export const saveEngagementActivityAction = /* @__PURE__ */ callOf('saveEngagementActivityAction', operations.saveEngagementActivityAction);
export const deleteEngagementActivityAction = /* @__PURE__ */ callOf('deleteEngagementActivityAction', operations.deleteEngagementActivityAction);
export const getTemplateStages = /* @__PURE__ */ callOf('getTemplateStages', operations.getTemplateStages);
export const saveTemplateStage = /* @__PURE__ */ callOf('saveTemplateStage', operations.saveTemplateStage);
export const saveTemplateActivity = /* @__PURE__ */ callOf('saveTemplateActivity', operations.saveTemplateActivity);
export const deleteTemplateStage = /* @__PURE__ */ callOf('deleteTemplateStage', operations.deleteTemplateStage);
export const deleteTemplateActivity = /* @__PURE__ */ callOf('deleteTemplateActivity', operations.deleteTemplateActivity);
