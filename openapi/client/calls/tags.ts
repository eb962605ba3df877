// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/tags.ts';

export const getTags = /* @__PURE__ */ createCall('getTags', operations.getTags);
export const updateTag = /* @__PURE__ */ createCall('updateTag', operations.updateTag);
export const createTag = /* @__PURE__ */ createCall('createTag', operations.createTag);
export const deleteTag = /* @__PURE__ */ createCall('deleteTag', operations.deleteTag);
export const searchProjectTags = /* @__PURE__ */ createCall('searchProjectTags', operations.searchProjectTags);
export const getProjectTags = /* @__PURE__ */ createCall('getProjectTags', operations.getProjectTags);
export const assignProjectTag = /* @__PURE__ */ createCall('assignProjectTag', operations.assignProjectTag);
export const removeProjectTag = /* @__PURE__ */ createCall('removeProjectTag', operations.removeProjectTag);
