/** Shared helpers of the analytics recipes and scenarios. */
import type { Actor, ScenarioContext, OperationInput, Success } from '../scenario/types.ts';
import { readFirstSheet, numbersIn } from './workbook.ts';

type Node = Success<'getProjectAnalytics'>['projectAnalytics'][number];
type Filters = NonNullable<
  NonNullable<OperationInput<'getProjectAnalytics'>['query']>['selectedFilters']
>;

/** A date as the user logins request has it, e.g. `02-Mar-2026 00:00:00 AM`. */
export function loginDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const month = at.toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' }).slice(0, 3);
  return `${day.slice(8)}-${month}-${day.slice(0, 4)} 00:00:00 AM`;
}

/** The latest day before today with a login; yesterday if there is none. */
export async function dayOfLogins(ctx: ScenarioContext, me: Actor): Promise<string> {
  const body = { page: 1, pageSize: 10, sort: null, columnFilters: [] } as const;
  const days = Array.from({ length: 7 }, (_, at) => ctx.day(-1 - at, me.timeZone));
  for (const day of days) {
    const path = { newDate: loginDay(day) };
    const sent = { path, body: { ...body, columnFilters: [] } };
    if ((await me.request('getUserLoginAnalytics', sent)).totalLogins > 0) return path.newDate;
  }
  return loginDay(days[0] ?? '');
}

/** The ids of the projects in the tree that match all filters. */
export async function visibleProjects(me: Actor, selectedFilters?: Filters): Promise<string[]> {
  const query = selectedFilters && { selectedFilters };
  const { projectAnalytics } = await me.request('getProjectAnalytics', query ? { query } : {});
  const getIds = (nodes: readonly Node[]): string[] =>
    nodes.flatMap(({ id, subProjects }) => [id, ...getIds(subProjects)]);
  return getIds(projectAnalytics);
}

/** The minutes of a duration, e.g. `12 Hrs 5 m`. */
export function parseMinutes(text: string): number {
  const [, hours, minutes] = /^(\d+) Hrs (\d+) m$/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** The team id that stands for all teams. */
export const allTeams = '00000000-0000-0000-0000-000000000000';

/** The durations of a workbook column in seconds, from the top: spreadsheets store days. */
export async function secondsInFile(bytes: Uint8Array, column: string): Promise<number[]> {
  const days = numbersIn(await readFirstSheet(bytes), column);
  return days.map((each) => Math.round(each * 86_400));
}

/** The seconds in the rows of a workbook: per member and team, without a team, and in total. */
export function hoursInFile(hours: Success<'getClockWorkAnalytics'>): number[] {
  const { clockWorkAnalytics: teams, totalTimeInSeconds: total = 0, withoutTeam } = hours;
  const sum = (members: readonly { totalTimeInSeconds: number }[]) => {
    const seconds = members.map(({ totalTimeInSeconds }) => totalTimeInSeconds);
    return [...seconds, seconds.reduce((all, each) => all + each, 0)];
  };
  return [
    ...teams.flatMap(({ clockWorkAnalyticsMembers: members }) => sum(members)),
    ...(withoutTeam ? sum(withoutTeam.clockWorkAnalyticsMembers ?? []) : []),
    total + (withoutTeam?.totalTimeInSeconds ?? 0),
  ];
}
