// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/organization.ts';

export const getOrganizationSettings = /* @__PURE__ */ createCall('getOrganizationSettings', operations.getOrganizationSettings);
export const saveOrganizationSettings = /* @__PURE__ */ createCall('saveOrganizationSettings', operations.saveOrganizationSettings);
export const uploadTenantLogo = /* @__PURE__ */ createCall('uploadTenantLogo', operations.uploadTenantLogo);
export const getHolidays = /* @__PURE__ */ createCall('getHolidays', operations.getHolidays);
export const updateHoliday = /* @__PURE__ */ createCall('updateHoliday', operations.updateHoliday);
export const createHoliday = /* @__PURE__ */ createCall('createHoliday', operations.createHoliday);
export const createHolidays = /* @__PURE__ */ createCall('createHolidays', operations.createHolidays);
export const getHoliday = /* @__PURE__ */ createCall('getHoliday', operations.getHoliday);
export const deleteHoliday = /* @__PURE__ */ createCall('deleteHoliday', operations.deleteHoliday);
export const getLists = /* @__PURE__ */ createCall('getLists', operations.getLists);
export const updateList = /* @__PURE__ */ createCall('updateList', operations.updateList);
export const createList = /* @__PURE__ */ createCall('createList', operations.createList);
export const deleteList = /* @__PURE__ */ createCall('deleteList', operations.deleteList);
export const getPages = /* @__PURE__ */ createCall('getPages', operations.getPages);
export const updatePage = /* @__PURE__ */ createCall('updatePage', operations.updatePage);
export const createPage = /* @__PURE__ */ createCall('createPage', operations.createPage);
export const deletePage = /* @__PURE__ */ createCall('deletePage', operations.deletePage);
export const getMenu = /* @__PURE__ */ createCall('getMenu', operations.getMenu);
export const saveMenu = /* @__PURE__ */ createCall('saveMenu', operations.saveMenu);
export const getMenuChoices = /* @__PURE__ */ createCall('getMenuChoices', operations.getMenuChoices);
export const restoreMenu = /* @__PURE__ */ createCall('restoreMenu', operations.restoreMenu);
export const getScripts = /* @__PURE__ */ createCall('getScripts', operations.getScripts);
export const updateScript = /* @__PURE__ */ createCall('updateScript', operations.updateScript);
export const createScript = /* @__PURE__ */ createCall('createScript', operations.createScript);
export const searchScripts = /* @__PURE__ */ createCall('searchScripts', operations.searchScripts);
export const getScript = /* @__PURE__ */ createCall('getScript', operations.getScript);
export const deleteScript = /* @__PURE__ */ createCall('deleteScript', operations.deleteScript);
export const getScriptVersions = /* @__PURE__ */ createCall('getScriptVersions', operations.getScriptVersions);
export const getScriptVersion = /* @__PURE__ */ createCall('getScriptVersion', operations.getScriptVersion);
export const searchUsZipCodes = /* @__PURE__ */ createCall('searchUsZipCodes', operations.searchUsZipCodes);
export const getUsZipCode = /* @__PURE__ */ createCall('getUsZipCode', operations.getUsZipCode);
