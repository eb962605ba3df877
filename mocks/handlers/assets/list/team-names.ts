import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { byText } from '../../../common/assets/find.ts';

/** The names of the teams of each of these employees, by name. */
export async function loadTeamNames(
  db: Scope<World>,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => string> {
  const members = await db.query('teamMembers', { where: { employeeId: employeeIds } });
  const teams = await db.getMany(
    'teams',
    members.map(({ teamId }) => teamId),
  );
  const byEmployee = Map.groupBy(members, ({ employeeId }) => employeeId);
  return (employeeId) =>
    (byEmployee.get(employeeId) ?? [])
      .flatMap(({ teamId }) => teams.get(teamId)?.teamName ?? [])
      .toSorted(byText)
      .join(', ');
}
