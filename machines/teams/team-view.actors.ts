import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import { emptyId } from '../validation/rules.ts';
import { groupBodyOf, type GroupForm } from './group.ts';
import type { TeamView } from './team.ts';

/** A team with its groups. The answer is a list; its first entry is the team. */
export const loadTeamView = fromPromise<TeamView, { id: string }>(
  async ({ input: { id }, signal }) => {
    const [team] = (await api.getTeamView({ path: { id }, signal })).viewTeam;
    if (!team) throw new Problem('notFound', 404);
    return team;
  },
);

export interface GroupToSave {
  teamId: string;
  /** None for a new group. */
  groupId: string | null;
  form: GroupForm;
  /** The version that was seen; none overwrites whatever is there. */
  version: number | null;
}

/** The empty identifier creates a group, any other updates one. */
export const saveGroup = fromPromise<unknown, GroupToSave>(
  ({ input: { teamId, groupId, form, version }, signal }) => {
    const seen = version === null ? {} : { version };
    const body = { groupId: groupId ?? emptyId, teamId, ...groupBodyOf(form), ...seen };
    return api.saveTeamGroup({ body, signal });
  },
);

export const deleteGroup = fromPromise<unknown, { groupId: string }>(
  ({ input: { groupId }, signal }) => api.deleteTeamGroup({ path: { groupId }, signal }),
);
