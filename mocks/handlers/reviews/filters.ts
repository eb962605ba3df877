import type { components } from '#openapi/generated/types.ts';
import { reject } from '../../core/http-error.ts';
import type { ReviewCycleRecord } from '../../store/world/reviews.ts';
import type { Case } from '../../common/reviews/cases.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { byText } from '../../core/names.ts';

type Filters = components['schemas']['CycleFilters'];

/** The reviews that match the filters. 403 for the team scope if the caller is not a team lead. */
export async function filtered(
  { db, me }: Pick<ReviewContext, 'db' | 'me'>,
  cases: readonly Case[],
  { cycleId, teamId, year, status, scope = 'All' }: Filters,
): Promise<Case[]> {
  const team = scope === 'MyTeam' ? await listTeammateIds(db, me.employeeId) : null;
  return cases.filter(
    ({ cycle, review }) =>
      (cycleId == null || cycle.id === cycleId) &&
      fitsCycle(cycle, { teamId, year }) &&
      (status == null || review.status === status) &&
      (scope !== 'Mine' || review.revieweeId === me.employeeId) &&
      (team === null || team.has(review.revieweeId)),
  );
}

/** Whether a cycle matches the team and the year, if given. */
export const fitsCycle = (
  cycle: Pick<ReviewCycleRecord, 'teamId' | 'year'>,
  { teamId, year }: Pick<Filters, 'teamId' | 'year'>,
): boolean => (teamId == null || cycle.teamId === teamId) && (year == null || cycle.year === year);

/** The other members of a team lead's teams. 403 for anyone else. */
async function listTeammateIds(db: Db, employeeId: string | null): Promise<Set<string>> {
  const lead = employeeId === null ? undefined : await db.get('employees', employeeId);
  if (!lead?.isTeamLead) throw reject(403, 'notTeamLead');
  const members = new Set<string>();
  for (const { teamId } of await db.query('teamMembers', { where: { employeeId: lead.id } })) {
    const ofTeam = await db.query('teamMembers', { where: { teamId } });
    for (const member of ofTeam) members.add(member.employeeId);
  }
  members.delete(lead.id);
  return members;
}

/** The teams and years of the cycles, as filter options. */
export async function loadChoices(db: Db, cycles: readonly ReviewCycleRecord[]) {
  const ids = new Set(cycles.flatMap(({ teamId }) => (teamId === null ? [] : [teamId])));
  const teams = (await db.query('teams')).toSorted(byText(({ teamName }) => teamName));
  return {
    teams: teams
      .filter(({ id }) => ids.has(id))
      .map(({ id, teamName }) => ({ id, value: teamName })),
    yearList: [...new Set(cycles.map(({ year }) => year))].toSorted((a, b) => b - a),
  };
}
