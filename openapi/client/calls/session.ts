// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/session.ts';

export const getUserTenants = /* @__PURE__ */ callOf('getUserTenants', operations.getUserTenants);
export const getUserRole = /* @__PURE__ */ callOf('getUserRole', operations.getUserRole);
export const assignTenant = /* @__PURE__ */ callOf('assignTenant', operations.assignTenant);
export const answerInvitation = /* @__PURE__ */ callOf('answerInvitation', operations.answerInvitation);
export const logout = /* @__PURE__ */ callOf('logout', operations.logout);
export const saveUserLogin = /* @__PURE__ */ callOf('saveUserLogin', operations.saveUserLogin);
export const getIsTeamLead = /* @__PURE__ */ callOf('getIsTeamLead', operations.getIsTeamLead);
