// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/organization.ts';

export const getOrganizationSettings = /* @__PURE__ */ callOf('getOrganizationSettings', operations.getOrganizationSettings);
export const saveOrganizationSettings = /* @__PURE__ */ callOf('saveOrganizationSettings', operations.saveOrganizationSettings);
export const uploadTenantLogo = /* @__PURE__ */ callOf('uploadTenantLogo', operations.uploadTenantLogo);
export const getHolidays = /* @__PURE__ */ callOf('getHolidays', operations.getHolidays);
export const updateHoliday = /* @__PURE__ */ callOf('updateHoliday', operations.updateHoliday);
export const createHoliday = /* @__PURE__ */ callOf('createHoliday', operations.createHoliday);
export const deleteHoliday = /* @__PURE__ */ callOf('deleteHoliday', operations.deleteHoliday);
export const getLists = /* @__PURE__ */ callOf('getLists', operations.getLists);
export const updateList = /* @__PURE__ */ callOf('updateList', operations.updateList);
export const createList = /* @__PURE__ */ callOf('createList', operations.createList);
export const deleteList = /* @__PURE__ */ callOf('deleteList', operations.deleteList);
export const getPages = /* @__PURE__ */ callOf('getPages', operations.getPages);
export const updatePage = /* @__PURE__ */ callOf('updatePage', operations.updatePage);
export const createPage = /* @__PURE__ */ callOf('createPage', operations.createPage);
export const deletePage = /* @__PURE__ */ callOf('deletePage', operations.deletePage);
export const getMenu = /* @__PURE__ */ callOf('getMenu', operations.getMenu);
export const saveMenu = /* @__PURE__ */ callOf('saveMenu', operations.saveMenu);
export const getScripts = /* @__PURE__ */ callOf('getScripts', operations.getScripts);
export const updateScript = /* @__PURE__ */ callOf('updateScript', operations.updateScript);
export const createScript = /* @__PURE__ */ callOf('createScript', operations.createScript);
export const getScript = /* @__PURE__ */ callOf('getScript', operations.getScript);
export const deleteScript = /* @__PURE__ */ callOf('deleteScript', operations.deleteScript);
export const searchUsZipCodes = /* @__PURE__ */ callOf('searchUsZipCodes', operations.searchUsZipCodes);
export const getUsZipCode = /* @__PURE__ */ callOf('getUsZipCode', operations.getUsZipCode);
