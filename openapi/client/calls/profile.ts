// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/profile.ts';

export const getProfile = /* @__PURE__ */ callOf('getProfile', operations.getProfile);
export const updateDateFormatAndTimeZone = /* @__PURE__ */ callOf('updateDateFormatAndTimeZone', operations.updateDateFormatAndTimeZone);
export const uploadProfileImage = /* @__PURE__ */ callOf('uploadProfileImage', operations.uploadProfileImage);
export const getProfileImage = /* @__PURE__ */ callOf('getProfileImage', operations.getProfileImage);
export const changePassword = /* @__PURE__ */ callOf('changePassword', operations.changePassword);
export const getTwoFactorStatus = /* @__PURE__ */ callOf('getTwoFactorStatus', operations.getTwoFactorStatus);
export const getTwoFactorConfig = /* @__PURE__ */ callOf('getTwoFactorConfig', operations.getTwoFactorConfig);
export const verifyTwoFactor = /* @__PURE__ */ callOf('verifyTwoFactor', operations.verifyTwoFactor);
export const getRecoveryCodes = /* @__PURE__ */ callOf('getRecoveryCodes', operations.getRecoveryCodes);
export const renewRecoveryCodes = /* @__PURE__ */ callOf('renewRecoveryCodes', operations.renewRecoveryCodes);
export const disableTwoFactor = /* @__PURE__ */ callOf('disableTwoFactor', operations.disableTwoFactor);
export const listSessions = /* @__PURE__ */ callOf('listSessions', operations.listSessions);
export const endOtherSessions = /* @__PURE__ */ callOf('endOtherSessions', operations.endOtherSessions);
export const endSession = /* @__PURE__ */ callOf('endSession', operations.endSession);
