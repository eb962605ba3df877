// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/integrations.ts';

export const getIntegrations = /* @__PURE__ */ createCall('getIntegrations', operations.getIntegrations);
export const saveIntegrations = /* @__PURE__ */ createCall('saveIntegrations', operations.saveIntegrations);
export const syncFromHrms = /* @__PURE__ */ createCall('syncFromHrms', operations.syncFromHrms);
export const testHrmsConnection = /* @__PURE__ */ createCall('testHrmsConnection', operations.testHrmsConnection);
export const getHrmsDifferences = /* @__PURE__ */ createCall('getHrmsDifferences', operations.getHrmsDifferences);
export const applyHrmsDifferences = /* @__PURE__ */ createCall('applyHrmsDifferences', operations.applyHrmsDifferences);
export const searchHrmsRuns = /* @__PURE__ */ createCall('searchHrmsRuns', operations.searchHrmsRuns);
export const getHrmsRun = /* @__PURE__ */ createCall('getHrmsRun', operations.getHrmsRun);
export const undoHrmsRun = /* @__PURE__ */ createCall('undoHrmsRun', operations.undoHrmsRun);
export const getCalendarConnection = /* @__PURE__ */ createCall('getCalendarConnection', operations.getCalendarConnection);
export const connectCalendar = /* @__PURE__ */ createCall('connectCalendar', operations.connectCalendar);
export const disconnectCalendar = /* @__PURE__ */ createCall('disconnectCalendar', operations.disconnectCalendar);
export const startCalendarConnection = /* @__PURE__ */ createCall('startCalendarConnection', operations.startCalendarConnection);
export const syncCalendar = /* @__PURE__ */ createCall('syncCalendar', operations.syncCalendar);
export const getCalendarEvents = /* @__PURE__ */ createCall('getCalendarEvents', operations.getCalendarEvents);
export const updateCalendarEvent = /* @__PURE__ */ createCall('updateCalendarEvent', operations.updateCalendarEvent);
export const createCalendarEvent = /* @__PURE__ */ createCall('createCalendarEvent', operations.createCalendarEvent);
export const deleteCalendarEvent = /* @__PURE__ */ createCall('deleteCalendarEvent', operations.deleteCalendarEvent);
export const getVideos = /* @__PURE__ */ createCall('getVideos', operations.getVideos);
export const updateVideo = /* @__PURE__ */ createCall('updateVideo', operations.updateVideo);
export const createVideo = /* @__PURE__ */ createCall('createVideo', operations.createVideo);
export const searchVideos = /* @__PURE__ */ createCall('searchVideos', operations.searchVideos);
export const getVideo = /* @__PURE__ */ createCall('getVideo', operations.getVideo);
export const deleteVideo = /* @__PURE__ */ createCall('deleteVideo', operations.deleteVideo);
export const getPermeaSettings = /* @__PURE__ */ createCall('getPermeaSettings', operations.getPermeaSettings);
export const savePermeaSettings = /* @__PURE__ */ createCall('savePermeaSettings', operations.savePermeaSettings);
export const getOpenAiSettings = /* @__PURE__ */ createCall('getOpenAiSettings', operations.getOpenAiSettings);
export const saveOpenAiSettings = /* @__PURE__ */ createCall('saveOpenAiSettings', operations.saveOpenAiSettings);
export const listenToExternalIntegration = /* @__PURE__ */ createCall('listenToExternalIntegration', operations.listenToExternalIntegration);
export const listenToCalendarSync = /* @__PURE__ */ createCall('listenToCalendarSync', operations.listenToCalendarSync);
