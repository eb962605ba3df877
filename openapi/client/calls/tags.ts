// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/tags.ts';

export const getTags = /* @__PURE__ */ createCall('getTags', operations.getTags);
export const updateTag = /* @__PURE__ */ createCall('updateTag', operations.updateTag);
export const createTag = /* @__PURE__ */ createCall('createTag', operations.createTag);
export const getTag = /* @__PURE__ */ createCall('getTag', operations.getTag);
export const deleteTag = /* @__PURE__ */ createCall('deleteTag', operations.deleteTag);
export const restoreTag = /* @__PURE__ */ createCall('restoreTag', operations.restoreTag);
export const getTagTeams = /* @__PURE__ */ createCall('getTagTeams', operations.getTagTeams);
export const mergeTags = /* @__PURE__ */ createCall('mergeTags', operations.mergeTags);
export const searchProjectTags = /* @__PURE__ */ createCall('searchProjectTags', operations.searchProjectTags);
export const getTagChoices = /* @__PURE__ */ createCall('getTagChoices', operations.getTagChoices);
export const getProjectTags = /* @__PURE__ */ createCall('getProjectTags', operations.getProjectTags);
export const assignProjectTag = /* @__PURE__ */ createCall('assignProjectTag', operations.assignProjectTag);
export const removeProjectTag = /* @__PURE__ */ createCall('removeProjectTag', operations.removeProjectTag);
