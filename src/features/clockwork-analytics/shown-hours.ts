import type { HoursOfDays, TeamHours } from '#machines/clockwork-analytics/team-hours.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';

type Member = TeamHours['clockWorkAnalyticsMembers'][number];

/** What a team has worked; another server may not have added it up. */
export const secondsOf = (team: TeamHours): number =>
  team.totalTimeInSeconds ??
  team.clockWorkAnalyticsMembers.reduce((sum, each) => sum + each.totalTimeInSeconds, 0);

/** Teams in the order that is asked for, and each team's members in the same; by name without one. */
export function ordered(
  teams: readonly TeamHours[],
  sort: ListSearch['sort'],
): readonly TeamHours[] {
  if (sort === null) return teams;
  const sign = sort.direction === 'descending' ? -1 : 1;
  return teams
    .toSorted((one, other) => sign * (secondsOf(one) - secondsOf(other)))
    .map((team) => ({
      ...team,
      clockWorkAnalyticsMembers: team.clockWorkAnalyticsMembers.toSorted(
        (one, other) => sign * (one.totalTimeInSeconds - other.totalTimeInSeconds),
      ),
    }));
}

/** What a team, and a member of it, had worked in the period before; 0 where they were not there. */
export function workedBefore(before: HoursOfDays, teamId: string) {
  const team = before.teams.find((each) => each.teamId === teamId);
  const members = new Map(
    team?.clockWorkAnalyticsMembers.map(({ id, totalTimeInSeconds }): [string, number] => [
      id,
      totalTimeInSeconds,
    ]),
  );
  return {
    team: team ? secondsOf(team) : 0,
    of: ({ id }: Member): number => members.get(id) ?? 0,
  };
}
