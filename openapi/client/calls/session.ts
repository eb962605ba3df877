// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/session.ts';

export const getUserTenants = /* @__PURE__ */ createCall('getUserTenants', operations.getUserTenants);
export const getUserRole = /* @__PURE__ */ createCall('getUserRole', operations.getUserRole);
export const assignTenant = /* @__PURE__ */ createCall('assignTenant', operations.assignTenant);
export const answerInvitation = /* @__PURE__ */ createCall('answerInvitation', operations.answerInvitation);
export const logout = /* @__PURE__ */ createCall('logout', operations.logout);
export const saveUserLogin = /* @__PURE__ */ createCall('saveUserLogin', operations.saveUserLogin);
export const getIsTeamLead = /* @__PURE__ */ createCall('getIsTeamLead', operations.getIsTeamLead);
