import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  getFilterIds,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';

/** The names of the report's filters and grouping in the URL. */
export const employeeName = 'employee';
/** Ids of teams, separated by commas. */
export const teamsName = 'teamIds';
export const periodName = 'period';
export const fromName = 'fromDate';
export const toName = 'toDate';
export const projectName = 'projectId';
export const cumulativeName = 'isCumulative';
export const groupingName = 'groupBy';

/** Represents time without a project. */
export const noProject = '00000000-0000-0000-0000-000000000000';

/** Periods relative to today; the default is this week. */
export const periods = ['today', 'lastWeek', 'thisMonth', 'lastMonth'] as const;

/** The groupings of the totals; the first is the default. */
export const timeGroupings = ['Project', 'Employee', 'Task', 'Day'] as const;
export type TimeGrouping = (typeof timeGroupings)[number];

/** The columns by which the URL of the report can order and filter. */
export const timeReportFields: ListColumns = {
  sortable: [
    'startTime',
    'employeeName',
    'projectDisplayString',
    'taskDisplayString',
    'description',
    'totalTimeInSeconds',
  ],
  filterable: [
    employeeName,
    teamsName,
    periodName,
    fromName,
    toName,
    projectName,
    cumulativeName,
    groupingName,
  ],
  ofIds: [teamsName],
  ofRecords: [teamsName, projectName],
};

/** The grouping in the URL, or the default where it is missing or invalid. */
export const getGrouping = (search: ListSearch): TimeGrouping =>
  timeGroupings.find((each) => each === getFilter(search, groupingName)) ?? timeGroupings[0];

export const isCumulative = (search: ListSearch): boolean =>
  getFilter(search, cumulativeName) === 'yes';

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** The teams that a URL filters by. */
export const getTeamIds = (search: ListSearch): readonly string[] =>
  getFilterIds(search, teamsName);

const isScope = (selected: string): selected is 'MyTeam' | 'All' =>
  selected === 'MyTeam' || selected === 'All';

/** The requested report in wire format. Source: CLOCK-046, CLOCK-086. */
export function toTimeReportRequest(search: ListSearch): Schema<'TimeReportRequest'> {
  const employee = getFilter(search, employeeName);
  const [from, to] = [getFilter(search, fromName), getFilter(search, toName)];
  const teamIds = [...new Set(getTeamIds(search))];
  const { page, pageSize, sort } = toSearchData(search);
  return {
    employeeId: employee === '' || isScope(employee) ? null : employee,
    ...(isScope(employee) && { scope: employee }),
    ...(teamIds.length > 0 && { teamIds }),
    period: periods.find((each) => each === getFilter(search, periodName)) ?? 'thisWeek',
    ...(isDay(from) && { startDateAsString: from }),
    ...(isDay(to) && { endDateAsString: to }),
    projectIds: getFilterIds(search, projectName),
    isCumulative: isCumulative(search),
    page,
    pageSize,
    sort,
    groupBy: getGrouping(search),
  };
}
