import type { components } from '@atrium/contract/generated/types.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { getChange } from '../../core/records/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Team, TeamGroup } from '../../store/world/teams.ts';

type Contract = components['schemas'];
type Db = Scope<World>;

/** A team by its id, or 404. */
export async function getTeamRecord(db: Db, id: string): Promise<Team> {
  return foundOr404(await db.get('teams', id), 'teamUnknown');
}

/** A group by its id, or 404. */
export async function getGroupRecord(db: Db, id: string): Promise<TeamGroup> {
  return foundOr404(await db.get('teamGroups', id), 'teamGroupUnknown');
}

/** A team as the contract defines it. */
export const teamView = ({ id, ...team }: Team): Contract['Team'] => ({
  teamId: id,
  teamName: team.teamName,
  description: team.description,
  isActive: team.isActive,
  createdBy: team.createdBy,
  createdOn: team.createdOn,
  ...getChange(team),
});

/** A group as the contract defines it. */
export const groupView = ({ id, ...group }: TeamGroup): Contract['TeamGroup'] => ({
  groupId: id,
  teamId: group.teamId,
  groupName: group.groupName,
  totalMembers: group.totalMembers,
  totalTasks: group.totalTasks,
  completedTasks: group.completedTasks,
  isActive: group.isActive,
  ...getChange(group),
});
