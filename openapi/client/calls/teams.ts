// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/teams.ts';

export const getTeams = /* @__PURE__ */ createCall('getTeams', operations.getTeams);
export const saveTeam = /* @__PURE__ */ createCall('saveTeam', operations.saveTeam);
export const getTeam = /* @__PURE__ */ createCall('getTeam', operations.getTeam);
export const deleteTeam = /* @__PURE__ */ createCall('deleteTeam', operations.deleteTeam);
export const getTeamView = /* @__PURE__ */ createCall('getTeamView', operations.getTeamView);
export const saveTeamGroup = /* @__PURE__ */ createCall('saveTeamGroup', operations.saveTeamGroup);
export const deleteTeamGroup = /* @__PURE__ */ createCall('deleteTeamGroup', operations.deleteTeamGroup);
