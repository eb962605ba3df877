// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/tags.ts';

export const getTags = /* @__PURE__ */ callOf('getTags', operations.getTags);
export const updateTag = /* @__PURE__ */ callOf('updateTag', operations.updateTag);
export const createTag = /* @__PURE__ */ callOf('createTag', operations.createTag);
export const deleteTag = /* @__PURE__ */ callOf('deleteTag', operations.deleteTag);
export const searchProjectTags = /* @__PURE__ */ callOf('searchProjectTags', operations.searchProjectTags);
export const getProjectTags = /* @__PURE__ */ callOf('getProjectTags', operations.getProjectTags);
export const assignProjectTag = /* @__PURE__ */ callOf('assignProjectTag', operations.assignProjectTag);
export const removeProjectTag = /* @__PURE__ */ callOf('removeProjectTag', operations.removeProjectTag);
