import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { byText } from '../../core/records/names.ts';

type Db = Scope<World>;

/** The ids of the employees who belong to any of some teams; a deleted team has no members. */
export async function getMemberIds(
  db: Db,
  teamIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const memberships = await db.query('teamMembers', { where: { teamId: teamIds } });
  return new Set(memberships.map(({ employeeId }) => employeeId));
}

/** The active teams, by name. */
export async function activeTeams(db: Db): Promise<{ teamId: string; teamName: string }[]> {
  const teams = await db.query('teams', { where: { isActive: true } });
  return teams
    .toSorted(byText(({ teamName }) => teamName))
    .map(({ id, teamName }) => ({ teamId: id, teamName }));
}
