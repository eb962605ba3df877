// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/clockwork.ts';

export const postClockWork = /* @__PURE__ */ callOf('postClockWork', operations.postClockWork);
export const getClockWorkDay = /* @__PURE__ */ callOf('getClockWorkDay', operations.getClockWorkDay);
export const getRunningEntries = /* @__PURE__ */ callOf('getRunningEntries', operations.getRunningEntries);
export const deleteClockWorkEntries = /* @__PURE__ */ callOf('deleteClockWorkEntries', operations.deleteClockWorkEntries);
export const restoreClockWorkEntries = /* @__PURE__ */ callOf('restoreClockWorkEntries', operations.restoreClockWorkEntries);
export const adjustClockWorkEntry = /* @__PURE__ */ callOf('adjustClockWorkEntry', operations.adjustClockWorkEntry);
export const getClockWorkMini = /* @__PURE__ */ callOf('getClockWorkMini', operations.getClockWorkMini);
export const updateMiniEntry = /* @__PURE__ */ callOf('updateMiniEntry', operations.updateMiniEntry);
export const startMiniEntry = /* @__PURE__ */ callOf('startMiniEntry', operations.startMiniEntry);
export const endMiniEntry = /* @__PURE__ */ callOf('endMiniEntry', operations.endMiniEntry);
export const getClockWorkProjectSummaries = /* @__PURE__ */ callOf('getClockWorkProjectSummaries', operations.getClockWorkProjectSummaries);
export const splitClockWorkEntry = /* @__PURE__ */ callOf('splitClockWorkEntry', operations.splitClockWorkEntry);
export const assignClockWorkEntries = /* @__PURE__ */ callOf('assignClockWorkEntries', operations.assignClockWorkEntries);
export const adjustMultipleClockWorkEntries = /* @__PURE__ */ callOf('adjustMultipleClockWorkEntries', operations.adjustMultipleClockWorkEntries);
export const updateWorkStatus = /* @__PURE__ */ callOf('updateWorkStatus', operations.updateWorkStatus);
export const addEntryUnderTask = /* @__PURE__ */ callOf('addEntryUnderTask', operations.addEntryUnderTask);
export const searchClockWorkEntries = /* @__PURE__ */ callOf('searchClockWorkEntries', operations.searchClockWorkEntries);
export const getMostRecentEntries = /* @__PURE__ */ callOf('getMostRecentEntries', operations.getMostRecentEntries);
export const getTimeReportProjects = /* @__PURE__ */ callOf('getTimeReportProjects', operations.getTimeReportProjects);
export const getTimeReport = /* @__PURE__ */ callOf('getTimeReport', operations.getTimeReport);
export const exportTimeReport = /* @__PURE__ */ callOf('exportTimeReport', operations.exportTimeReport);
export const getTimeReportEmployees = /* @__PURE__ */ callOf('getTimeReportEmployees', operations.getTimeReportEmployees);
export const getCentralTimers = /* @__PURE__ */ callOf('getCentralTimers', operations.getCentralTimers);
export const listCentralMembers = /* @__PURE__ */ callOf('listCentralMembers', operations.listCentralMembers);
export const getCentralMemberDay = /* @__PURE__ */ callOf('getCentralMemberDay', operations.getCentralMemberDay);
export const streamCentralClockWork = /* @__PURE__ */ callOf('streamCentralClockWork', operations.streamCentralClockWork);
