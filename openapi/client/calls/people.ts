// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/people.ts';

export const getSecurityUsers = /* @__PURE__ */ createCall('getSecurityUsers', operations.getSecurityUsers);
export const updateSecurityUser = /* @__PURE__ */ createCall('updateSecurityUser', operations.updateSecurityUser);
export const inviteSecurityUser = /* @__PURE__ */ createCall('inviteSecurityUser', operations.inviteSecurityUser);
export const getSecurityUser = /* @__PURE__ */ createCall('getSecurityUser', operations.getSecurityUser);
export const searchEmployees = /* @__PURE__ */ createCall('searchEmployees', operations.searchEmployees);
export const updateEmployee = /* @__PURE__ */ createCall('updateEmployee', operations.updateEmployee);
export const createEmployee = /* @__PURE__ */ createCall('createEmployee', operations.createEmployee);
export const setEmployeeState = /* @__PURE__ */ createCall('setEmployeeState', operations.setEmployeeState);
export const getEmployeeFilterOptions = /* @__PURE__ */ createCall('getEmployeeFilterOptions', operations.getEmployeeFilterOptions);
export const getEmployeeChoices = /* @__PURE__ */ createCall('getEmployeeChoices', operations.getEmployeeChoices);
export const setEmployeeManager = /* @__PURE__ */ createCall('setEmployeeManager', operations.setEmployeeManager);
export const previewManagerChange = /* @__PURE__ */ createCall('previewManagerChange', operations.previewManagerChange);
export const getEmployee = /* @__PURE__ */ createCall('getEmployee', operations.getEmployee);
export const getEmployeeForm = /* @__PURE__ */ createCall('getEmployeeForm', operations.getEmployeeForm);
export const getEmployeeOverview = /* @__PURE__ */ createCall('getEmployeeOverview', operations.getEmployeeOverview);
export const getLeavingSummary = /* @__PURE__ */ createCall('getLeavingSummary', operations.getLeavingSummary);
export const getOrganizationChart = /* @__PURE__ */ createCall('getOrganizationChart', operations.getOrganizationChart);
export const getDesignations = /* @__PURE__ */ createCall('getDesignations', operations.getDesignations);
export const updateDesignation = /* @__PURE__ */ createCall('updateDesignation', operations.updateDesignation);
export const createDesignation = /* @__PURE__ */ createCall('createDesignation', operations.createDesignation);
export const deleteDesignation = /* @__PURE__ */ createCall('deleteDesignation', operations.deleteDesignation);
export const getRoles = /* @__PURE__ */ createCall('getRoles', operations.getRoles);
export const updateRole = /* @__PURE__ */ createCall('updateRole', operations.updateRole);
export const createRole = /* @__PURE__ */ createCall('createRole', operations.createRole);
export const deleteRole = /* @__PURE__ */ createCall('deleteRole', operations.deleteRole);
