/** Shared helpers of the team recipes and scenarios. */
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { toWireFormat } from './wire-format.ts';

/** The id for "a new one". */
const emptyId = '00000000-0000-0000-0000-000000000000';

/** A team in the request format. */
export const teamFields = (ctx: ScenarioContext) => ({
  teamId: emptyId,
  teamName: ctx.name('Team'),
  description: 'Made to prove the contract.',
  isActive: true,
});

/** A new team in the request format. */
export async function team(ctx: ScenarioContext, me: Actor, more: { isActive?: boolean } = {}) {
  const body = { ...teamFields(ctx), ...more };
  await me.request('saveTeam', { body });
  const { teams } = await me.request('getTeams');
  const made = teams.find(({ teamName }) => teamName === body.teamName);
  if (!made) throw new Error('The new team is not in the list.');
  return toWireFormat(made);
}

/** A group of a team in the request format. */
export const groupFields = (ctx: ScenarioContext, teamId: string) => ({
  groupId: emptyId,
  teamId,
  groupName: ctx.name('Group'),
  totalMembers: 3,
  totalTasks: 8,
  completedTasks: 5,
});

/** The groups of a team. */
export async function fetchGroups(me: Actor, id: string) {
  const { viewTeam } = await me.request('getTeamView', { path: { id } });
  return viewTeam[0]?.groupItems ?? [];
}

/** A new group of a team, or of a new one, in the request format. */
export async function group(ctx: ScenarioContext, me: Actor, of?: string) {
  const teamId = of ?? (await team(ctx, me)).teamId;
  const body = groupFields(ctx, teamId);
  await me.request('saveTeamGroup', { body });
  const made = (await fetchGroups(me, teamId)).find(
    ({ groupName }) => groupName === body.groupName,
  );
  if (!made) throw new Error('The new group is not in the list.');
  return toWireFormat(made);
}
