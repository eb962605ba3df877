// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/integrations.ts';

export const getIntegrations = /* @__PURE__ */ callOf('getIntegrations', operations.getIntegrations);
export const saveIntegrations = /* @__PURE__ */ callOf('saveIntegrations', operations.saveIntegrations);
export const syncFromHrms = /* @__PURE__ */ callOf('syncFromHrms', operations.syncFromHrms);
export const getCalendarConnection = /* @__PURE__ */ callOf('getCalendarConnection', operations.getCalendarConnection);
export const connectCalendar = /* @__PURE__ */ callOf('connectCalendar', operations.connectCalendar);
export const disconnectCalendar = /* @__PURE__ */ callOf('disconnectCalendar', operations.disconnectCalendar);
export const getCalendarEvents = /* @__PURE__ */ callOf('getCalendarEvents', operations.getCalendarEvents);
export const updateCalendarEvent = /* @__PURE__ */ callOf('updateCalendarEvent', operations.updateCalendarEvent);
export const createCalendarEvent = /* @__PURE__ */ callOf('createCalendarEvent', operations.createCalendarEvent);
export const deleteCalendarEvent = /* @__PURE__ */ callOf('deleteCalendarEvent', operations.deleteCalendarEvent);
export const getVideos = /* @__PURE__ */ callOf('getVideos', operations.getVideos);
export const updateVideo = /* @__PURE__ */ callOf('updateVideo', operations.updateVideo);
export const createVideo = /* @__PURE__ */ callOf('createVideo', operations.createVideo);
export const deleteVideo = /* @__PURE__ */ callOf('deleteVideo', operations.deleteVideo);
export const getPermeaSettings = /* @__PURE__ */ callOf('getPermeaSettings', operations.getPermeaSettings);
export const savePermeaSettings = /* @__PURE__ */ callOf('savePermeaSettings', operations.savePermeaSettings);
export const getOpenAiSettings = /* @__PURE__ */ callOf('getOpenAiSettings', operations.getOpenAiSettings);
export const saveOpenAiSettings = /* @__PURE__ */ callOf('saveOpenAiSettings', operations.saveOpenAiSettings);
export const listenToExternalIntegration = /* @__PURE__ */ callOf('listenToExternalIntegration', operations.listenToExternalIntegration);
export const listenToCalendarSync = /* @__PURE__ */ callOf('listenToCalendarSync', operations.listenToCalendarSync);
