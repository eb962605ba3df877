// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/clockwork.ts';

export const postClockWork = /* @__PURE__ */ createCall('postClockWork', operations.postClockWork);
export const getClockWorkDay = /* @__PURE__ */ createCall('getClockWorkDay', operations.getClockWorkDay);
export const getRunningEntries = /* @__PURE__ */ createCall('getRunningEntries', operations.getRunningEntries);
export const deleteClockWorkEntries = /* @__PURE__ */ createCall('deleteClockWorkEntries', operations.deleteClockWorkEntries);
export const restoreClockWorkEntries = /* @__PURE__ */ createCall('restoreClockWorkEntries', operations.restoreClockWorkEntries);
export const adjustClockWorkEntry = /* @__PURE__ */ createCall('adjustClockWorkEntry', operations.adjustClockWorkEntry);
export const getClockWorkMini = /* @__PURE__ */ createCall('getClockWorkMini', operations.getClockWorkMini);
export const updateMiniEntry = /* @__PURE__ */ createCall('updateMiniEntry', operations.updateMiniEntry);
export const startMiniEntry = /* @__PURE__ */ createCall('startMiniEntry', operations.startMiniEntry);
export const endMiniEntry = /* @__PURE__ */ createCall('endMiniEntry', operations.endMiniEntry);
export const getClockWorkProjectSummaries = /* @__PURE__ */ createCall('getClockWorkProjectSummaries', operations.getClockWorkProjectSummaries);
export const splitClockWorkEntry = /* @__PURE__ */ createCall('splitClockWorkEntry', operations.splitClockWorkEntry);
export const assignClockWorkEntries = /* @__PURE__ */ createCall('assignClockWorkEntries', operations.assignClockWorkEntries);
export const adjustMultipleClockWorkEntries = /* @__PURE__ */ createCall('adjustMultipleClockWorkEntries', operations.adjustMultipleClockWorkEntries);
export const updateWorkStatus = /* @__PURE__ */ createCall('updateWorkStatus', operations.updateWorkStatus);
export const addEntryUnderTask = /* @__PURE__ */ createCall('addEntryUnderTask', operations.addEntryUnderTask);
export const searchClockWorkEntries = /* @__PURE__ */ createCall('searchClockWorkEntries', operations.searchClockWorkEntries);
export const getMostRecentEntries = /* @__PURE__ */ createCall('getMostRecentEntries', operations.getMostRecentEntries);
export const getTimeReportProjects = /* @__PURE__ */ createCall('getTimeReportProjects', operations.getTimeReportProjects);
export const getTimeReport = /* @__PURE__ */ createCall('getTimeReport', operations.getTimeReport);
export const exportTimeReport = /* @__PURE__ */ createCall('exportTimeReport', operations.exportTimeReport);
export const getTimeReportEmployees = /* @__PURE__ */ createCall('getTimeReportEmployees', operations.getTimeReportEmployees);
export const getCentralTimers = /* @__PURE__ */ createCall('getCentralTimers', operations.getCentralTimers);
export const listCentralMembers = /* @__PURE__ */ createCall('listCentralMembers', operations.listCentralMembers);
export const getCentralMemberDay = /* @__PURE__ */ createCall('getCentralMemberDay', operations.getCentralMemberDay);
export const streamCentralClockWork = /* @__PURE__ */ createCall('streamCentralClockWork', operations.streamCentralClockWork);
