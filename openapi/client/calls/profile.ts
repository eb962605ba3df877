// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/profile.ts';

export const getProfile = /* @__PURE__ */ createCall('getProfile', operations.getProfile);
export const updateDateFormatAndTimeZone = /* @__PURE__ */ createCall('updateDateFormatAndTimeZone', operations.updateDateFormatAndTimeZone);
export const uploadProfileImage = /* @__PURE__ */ createCall('uploadProfileImage', operations.uploadProfileImage);
export const getProfileImage = /* @__PURE__ */ createCall('getProfileImage', operations.getProfileImage);
export const changePassword = /* @__PURE__ */ createCall('changePassword', operations.changePassword);
export const getTwoFactorStatus = /* @__PURE__ */ createCall('getTwoFactorStatus', operations.getTwoFactorStatus);
export const getTwoFactorConfig = /* @__PURE__ */ createCall('getTwoFactorConfig', operations.getTwoFactorConfig);
export const verifyTwoFactor = /* @__PURE__ */ createCall('verifyTwoFactor', operations.verifyTwoFactor);
export const getRecoveryCodes = /* @__PURE__ */ createCall('getRecoveryCodes', operations.getRecoveryCodes);
export const renewRecoveryCodes = /* @__PURE__ */ createCall('renewRecoveryCodes', operations.renewRecoveryCodes);
export const disableTwoFactor = /* @__PURE__ */ createCall('disableTwoFactor', operations.disableTwoFactor);
export const listSessions = /* @__PURE__ */ createCall('listSessions', operations.listSessions);
export const endOtherSessions = /* @__PURE__ */ createCall('endOtherSessions', operations.endOtherSessions);
export const endSession = /* @__PURE__ */ createCall('endSession', operations.endSession);
