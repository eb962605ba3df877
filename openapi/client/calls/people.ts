// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/people.ts';

export const getSecurityUsers = /* @__PURE__ */ createCall('getSecurityUsers', operations.getSecurityUsers);
export const updateSecurityUser = /* @__PURE__ */ createCall('updateSecurityUser', operations.updateSecurityUser);
export const inviteSecurityUser = /* @__PURE__ */ createCall('inviteSecurityUser', operations.inviteSecurityUser);
export const getSecurityUser = /* @__PURE__ */ createCall('getSecurityUser', operations.getSecurityUser);
export const searchSecurityUsers = /* @__PURE__ */ createCall('searchSecurityUsers', operations.searchSecurityUsers);
export const getUserChoices = /* @__PURE__ */ createCall('getUserChoices', operations.getUserChoices);
export const inviteSecurityUsers = /* @__PURE__ */ createCall('inviteSecurityUsers', operations.inviteSecurityUsers);
export const resendInvitation = /* @__PURE__ */ createCall('resendInvitation', operations.resendInvitation);
export const withdrawInvitation = /* @__PURE__ */ createCall('withdrawInvitation', operations.withdrawInvitation);
export const getUserDetails = /* @__PURE__ */ createCall('getUserDetails', operations.getUserDetails);
export const endUserSessions = /* @__PURE__ */ createCall('endUserSessions', operations.endUserSessions);
export const endUserSession = /* @__PURE__ */ createCall('endUserSession', operations.endUserSession);
export const resetUserTwoFactor = /* @__PURE__ */ createCall('resetUserTwoFactor', operations.resetUserTwoFactor);
export const searchEmployees = /* @__PURE__ */ createCall('searchEmployees', operations.searchEmployees);
export const updateEmployee = /* @__PURE__ */ createCall('updateEmployee', operations.updateEmployee);
export const createEmployee = /* @__PURE__ */ createCall('createEmployee', operations.createEmployee);
export const setEmployeeState = /* @__PURE__ */ createCall('setEmployeeState', operations.setEmployeeState);
export const getEmployee = /* @__PURE__ */ createCall('getEmployee', operations.getEmployee);
export const getDesignations = /* @__PURE__ */ createCall('getDesignations', operations.getDesignations);
export const updateDesignation = /* @__PURE__ */ createCall('updateDesignation', operations.updateDesignation);
export const createDesignation = /* @__PURE__ */ createCall('createDesignation', operations.createDesignation);
export const searchDesignations = /* @__PURE__ */ createCall('searchDesignations', operations.searchDesignations);
export const getDesignation = /* @__PURE__ */ createCall('getDesignation', operations.getDesignation);
export const deleteDesignation = /* @__PURE__ */ createCall('deleteDesignation', operations.deleteDesignation);
export const getRoles = /* @__PURE__ */ createCall('getRoles', operations.getRoles);
export const updateRole = /* @__PURE__ */ createCall('updateRole', operations.updateRole);
export const createRole = /* @__PURE__ */ createCall('createRole', operations.createRole);
export const previewRole = /* @__PURE__ */ createCall('previewRole', operations.previewRole);
export const getPrivilegeHolders = /* @__PURE__ */ createCall('getPrivilegeHolders', operations.getPrivilegeHolders);
export const getEffectiveRights = /* @__PURE__ */ createCall('getEffectiveRights', operations.getEffectiveRights);
export const getRole = /* @__PURE__ */ createCall('getRole', operations.getRole);
export const deleteRole = /* @__PURE__ */ createCall('deleteRole', operations.deleteRole);
