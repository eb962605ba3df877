// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/people.ts';

export const getSecurityUsers = /* @__PURE__ */ callOf('getSecurityUsers', operations.getSecurityUsers);
export const updateSecurityUser = /* @__PURE__ */ callOf('updateSecurityUser', operations.updateSecurityUser);
export const inviteSecurityUser = /* @__PURE__ */ callOf('inviteSecurityUser', operations.inviteSecurityUser);
export const getSecurityUser = /* @__PURE__ */ callOf('getSecurityUser', operations.getSecurityUser);
export const searchEmployees = /* @__PURE__ */ callOf('searchEmployees', operations.searchEmployees);
export const updateEmployee = /* @__PURE__ */ callOf('updateEmployee', operations.updateEmployee);
export const createEmployee = /* @__PURE__ */ callOf('createEmployee', operations.createEmployee);
export const setEmployeeState = /* @__PURE__ */ callOf('setEmployeeState', operations.setEmployeeState);
export const getEmployee = /* @__PURE__ */ callOf('getEmployee', operations.getEmployee);
export const getDesignations = /* @__PURE__ */ callOf('getDesignations', operations.getDesignations);
export const updateDesignation = /* @__PURE__ */ callOf('updateDesignation', operations.updateDesignation);
export const createDesignation = /* @__PURE__ */ callOf('createDesignation', operations.createDesignation);
export const deleteDesignation = /* @__PURE__ */ callOf('deleteDesignation', operations.deleteDesignation);
export const getRoles = /* @__PURE__ */ callOf('getRoles', operations.getRoles);
export const updateRole = /* @__PURE__ */ callOf('updateRole', operations.updateRole);
export const createRole = /* @__PURE__ */ callOf('createRole', operations.createRole);
export const deleteRole = /* @__PURE__ */ callOf('deleteRole', operations.deleteRole);
