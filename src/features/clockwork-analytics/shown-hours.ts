import type { HoursOfDays, TeamHours } from '#machines/clockwork-analytics/team-hours.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';

type Member = TeamHours['clockWorkAnalyticsMembers'][number];

/** What a team has worked; another server may not have added it up. */
export const sumSeconds = (team: TeamHours): number =>
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
    .toSorted((one, other) => sign * (sumSeconds(one) - sumSeconds(other)))
    .map((team) => ({
      ...team,
      clockWorkAnalyticsMembers: team.clockWorkAnalyticsMembers.toSorted(
        (one, other) => sign * (one.totalTimeInSeconds - other.totalTimeInSeconds),
      ),
    }));
}

/** Stands for a team's id where people have none. */
export const noTeam = '';

/** The people without a team of both periods as a group of their own; none where nobody worked. */
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
  // Another server may not name them: then their sum stands alone.
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

/** What a team, and a member of it, had worked in the period before; 0 where they were not there. */
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
