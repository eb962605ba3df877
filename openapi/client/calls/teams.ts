// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/teams.ts';

export const getTeams = /* @__PURE__ */ callOf('getTeams', operations.getTeams);
export const saveTeam = /* @__PURE__ */ callOf('saveTeam', operations.saveTeam);
export const getTeam = /* @__PURE__ */ callOf('getTeam', operations.getTeam);
export const deleteTeam = /* @__PURE__ */ callOf('deleteTeam', operations.deleteTeam);
export const getTeamView = /* @__PURE__ */ callOf('getTeamView', operations.getTeamView);
export const saveTeamGroup = /* @__PURE__ */ callOf('saveTeamGroup', operations.saveTeamGroup);
export const deleteTeamGroup = /* @__PURE__ */ callOf('deleteTeamGroup', operations.deleteTeamGroup);
