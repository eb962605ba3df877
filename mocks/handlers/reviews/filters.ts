import type { components } from '#openapi/generated/types.ts';
import { reject } from '../../core/http-error.ts';
import type { Group, Where } from '../../store/store.ts';
import type { ReviewRecord } from '../../store/world/reviews.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { byText } from '../../core/names.ts';

type Filters = components['schemas']['CycleFilters'];

/**
 * The conditions of the reviews that match the filters. 403 for the team scope if the caller is not
 * a team lead.
 */
export async function toConditions(
  { db, me }: Pick<ReviewContext, 'db' | 'me'>,
  { cycleId, status, scope = 'All', ...filters }: Filters,
): Promise<Where<ReviewRecord>> {
  const own = me.employeeId === null ? [] : [me.employeeId];
  return {
    ...inCycles(filters),
    cycleId: cycleId ?? undefined,
    status: status ?? undefined,
    revieweeId:
      scope === 'MyTeam'
        ? await listTeammateIds(db, me.employeeId)
        : scope === 'Mine'
          ? own
          : undefined,
  };
}

/** The conditions of the team and the year, if given: of a cycle, and of its reviews. */
export const inCycles = ({ teamId, year }: Pick<Filters, 'teamId' | 'year'>) => ({
  teamId: teamId ?? undefined,
  year: year ?? undefined,
});

/** The other members of a team lead's teams. 403 for anyone else. */
async function listTeammateIds(db: Db, employeeId: string | null): Promise<string[]> {
  const lead = employeeId === null ? undefined : await db.get('employees', employeeId);
  if (!lead?.isTeamLead) throw reject(403, 'notTeamLead');
  const memberships = await db.query('teamMembers', { where: { employeeId: lead.id } });
  const teamId = memberships.map((membership) => membership.teamId);
  const members = await db.groups('teamMembers', { by: 'employeeId', where: { teamId } });
  return members.flatMap(({ value }) => (value === null || value === lead.id ? [] : [value]));
}

/** A column that is filtered by the text of its value. */
export const asText = <F extends string>(field: F) => ({
  field,
  shown: (value: string | number | boolean | null) => String(value ?? ''),
});

/** The teams and years of reviews as filter options. */
export async function loadChoices(db: Db, where: Where<ReviewRecord>) {
  const teams = await db.groups('reviews', { by: 'teamId', where });
  const years = await db.groups('reviews', { by: 'year', where });
  return toChoices(db, teams, years);
}

/** The teams and years of all cycles, or of all archived ones, as filter options. */
export async function loadChoicesOfCycles(db: Db, isArchived: boolean) {
  const where = { isArchived };
  const teams = await db.groups('reviewCycles', { by: 'teamId', where });
  const years = await db.groups('reviewCycles', { by: 'year', where });
  return toChoices(db, teams, years);
}

async function toChoices(
  db: Db,
  teamGroups: readonly Group<string | null | undefined>[],
  years: readonly Group<number | undefined>[],
) {
  const teams = await db.getMany(
    'teams',
    teamGroups.flatMap(({ value }) => value ?? []),
  );
  return {
    teams: [...teams.values()]
      .toSorted(byText(({ teamName }) => teamName))
      .map(({ id, teamName }) => ({ id, value: teamName })),
    yearList: years.flatMap(({ value }) => value ?? []).toReversed(),
  };
}
