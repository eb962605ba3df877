import type { HoursOfDays, TeamHours } from '#machines/clockwork-analytics/team-hours.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';

type Member = TeamHours['clockWorkAnalyticsMembers'][number];

/** The seconds worked by a team; another server may not provide the sum. */
export const sumSeconds = (team: TeamHours): number =>
  team.totalTimeInSeconds ??
  team.clockWorkAnalyticsMembers.reduce((sum, each) => sum + each.totalTimeInSeconds, 0);

/** Teams and the members within each team, in the requested order; by name without one. */
export function ordered(
  teams: readonly TeamHours[],
  sort: ListSearch['sort'],
): readonly TeamHours[] {
  if (sort === null) return teams;
  const sign = sort.direction === 'descending' ? -1 : 1;
  return teams
    .toSorted((one, other) => sign * (sumSeconds(one) - sumSeconds(other)))
    .map((team) => ({
      ...team,
      clockWorkAnalyticsMembers: team.clockWorkAnalyticsMembers.toSorted(
        (one, other) => sign * (one.totalTimeInSeconds - other.totalTimeInSeconds),
      ),
    }));
}

/** Used as the team id of people without a team. */
export const noTeam = '';

/** The people without a team, from both periods, as their own group; empty if no one worked. */
export function peopleWithoutTeam(
  results: HoursOfDays & { before?: HoursOfDays | null },
): readonly TeamHours[] {
  const now = results.withoutTeam?.clockWorkAnalyticsMembers ?? [];
  const before = results.before?.withoutTeam?.clockWorkAnalyticsMembers ?? [];
  const known = new Set(now.map(({ id }) => id));
  const then = before
    .filter(({ id }) => !known.has(id))
    .map((member) => ({ ...member, totalTimeInSeconds: 0 }));
  const members = [...now, ...then].toSorted((a, b) => a.name.localeCompare(b.name));
  const seconds = results.withoutTeam?.totalTimeInSeconds ?? 0;
  // Another server may not list them; then only their sum is shown.
  if (members.length === 0 && seconds === 0) return [];
  return [
    {
      teamId: noTeam,
      teamName: '',
      clockWorkAnalyticsMembers: members,
      totalTimeInSeconds: seconds,
    },
  ];
}

/** The time worked by a team and by a member in the previous period; 0 if they were not in it. */
export function workedBefore(before: HoursOfDays, teamId: string) {
  const teams = [...before.teams, ...peopleWithoutTeam(before)];
  const team = teams.find((each) => each.teamId === teamId);
  const members = new Map(
    team?.clockWorkAnalyticsMembers.map(({ id, totalTimeInSeconds }): [string, number] => [
      id,
      totalTimeInSeconds,
    ]),
  );
  return {
    team: team ? sumSeconds(team) : 0,
    of: ({ id }: Member): number => members.get(id) ?? 0,
  };
}
