// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/engagements.ts';

export const updateEngagement = /* @__PURE__ */ createCall('updateEngagement', operations.updateEngagement);
export const createEngagement = /* @__PURE__ */ createCall('createEngagement', operations.createEngagement);
export const getEngagementRollups = /* @__PURE__ */ createCall('getEngagementRollups', operations.getEngagementRollups);
export const getEngagement = /* @__PURE__ */ createCall('getEngagement', operations.getEngagement);
export const saveEngagementStage = /* @__PURE__ */ createCall('saveEngagementStage', operations.saveEngagementStage);
export const saveEngagementActivity = /* @__PURE__ */ createCall('saveEngagementActivity', operations.saveEngagementActivity);
export const deleteEngagementStage = /* @__PURE__ */ createCall('deleteEngagementStage', operations.deleteEngagementStage);
export const deleteEngagementActivity = /* @__PURE__ */ createCall('deleteEngagementActivity', operations.deleteEngagementActivity);
export const toggleEngagementActivity = /* @__PURE__ */ createCall('toggleEngagementActivity', operations.toggleEngagementActivity);
export const saveEngagementActivityNote = /* @__PURE__ */ createCall('saveEngagementActivityNote', operations.saveEngagementActivityNote);
export const saveEngagementActivityDoc = /* @__PURE__ */ createCall('saveEngagementActivityDoc', operations.saveEngagementActivityDoc);
export const deleteEngagementActivityDoc = /* @__PURE__ */ createCall('deleteEngagementActivityDoc', operations.deleteEngagementActivityDoc);
export const saveEngagementActivityAction = /* @__PURE__ */ createCall('saveEngagementActivityAction', operations.saveEngagementActivityAction);
export const deleteEngagementActivityAction = /* @__PURE__ */ createCall('deleteEngagementActivityAction', operations.deleteEngagementActivityAction);
export const getTemplateStages = /* @__PURE__ */ createCall('getTemplateStages', operations.getTemplateStages);
export const saveTemplateStage = /* @__PURE__ */ createCall('saveTemplateStage', operations.saveTemplateStage);
export const saveTemplateActivity = /* @__PURE__ */ createCall('saveTemplateActivity', operations.saveTemplateActivity);
export const deleteTemplateStage = /* @__PURE__ */ createCall('deleteTemplateStage', operations.deleteTemplateStage);
export const deleteTemplateActivity = /* @__PURE__ */ createCall('deleteTemplateActivity', operations.deleteTemplateActivity);
