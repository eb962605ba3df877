import type { components } from '@atrium/contract/generated/types.ts';
import { reject } from '../../core/requests/http-error.ts';
import type { Condition, Group, Where } from '../../store/store.ts';
import type { ReviewRecord } from '../../store/world/reviews.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { byText } from '../../core/records/names.ts';
import { statusOrder } from './view.ts';

type Filters = components['schemas']['CycleFilters'];

/**
 * The conditions of the reviews that match the filters. 403 for the team scope if the caller is not
 * a team lead.
 */
export async function toConditions(
  { db, me, today }: Pick<ReviewContext, 'db' | 'me' | 'today'>,
  filters: Filters,
): Promise<Condition<ReviewRecord>> {
  const { cycleId, stepId, scope = 'All', search = '', isOverdue = false } = filters;
  const own = me.employeeId === null ? [] : [me.employeeId];
  return {
    where: {
      ...inCycles(filters),
      cycleId: cycleId ?? undefined,
      stepId: stepId ?? undefined,
      status: selectStatuses(filters),
      ...(isOverdue && { endDate: { below: today }, isClosed: [null, false] }),
      revieweeId:
        scope === 'MyTeam'
          ? await listTeammateIds(db, me.employeeId)
          : scope === 'Mine'
            ? own
            : undefined,
    },
    contains: search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ fields: searched, text: word })),
  };
}

/** The fields in which words are searched. */
const searched = ['revieweeName', 'designation', 'cycleName', 'period'] as const;

/** The statuses of the filters; undefined for any. Nothing waits once it is delivered. */
function selectStatuses({ status, statuses = [], isOverdue = false }: Filters) {
  if (!status && statuses.length === 0 && !isOverdue) return undefined;
  return statusOrder.filter(
    (each) =>
      (!status || each === status) &&
      (statuses.length === 0 || statuses.includes(each)) &&
      (!isOverdue || each !== 'Delivered'),
  );
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

/** The cycles of reviews as filter options, the last to start first. */
export async function loadCycleChoices(db: Db, where: Where<ReviewRecord>) {
  const groups = await db.groups('reviews', { by: 'cycleId', lowest: 'startDate', where });
  const latest = groups
    .toSorted((a, b) => (String(a.lowest) < String(b.lowest) ? 1 : -1))
    .slice(0, maxCycles);
  const ids = latest.flatMap(({ value }) => value ?? []);
  const cycles = await db.getMany('reviewCycles', ids);
  return ids.flatMap((id) => {
    const cycle = cycles.get(id);
    return cycle ? [{ id, value: cycle.cycleName }] : [];
  });
}

/** From the contract. */
const maxCycles = 50;

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
