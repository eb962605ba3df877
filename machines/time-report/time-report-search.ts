import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  getFilterIds,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';
import { fromName, periodName, toDaysRequest, toName } from '../lists/period-search.ts';

/** The names of the report's filters and grouping in the URL. */
export const employeeName = 'employee';
/** Ids of teams, separated by commas. */
export const teamsName = 'teamIds';
export const projectName = 'projectId';
export const cumulativeName = 'isCumulative';
export const groupingName = 'groupBy';

/** Represents time without a project. */
export const noProject = '00000000-0000-0000-0000-000000000000';

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

/** The teams that a URL filters by. */
export const getTeamIds = (search: ListSearch): readonly string[] =>
  getFilterIds(search, teamsName);

const isScope = (selected: string): selected is 'MyTeam' | 'All' =>
  selected === 'MyTeam' || selected === 'All';

/** The requested report in wire format. Source: CLOCK-046, CLOCK-086. */
export function toTimeReportRequest(search: ListSearch): Schema<'TimeReportRequest'> {
  const employee = getFilter(search, employeeName);
  const teamIds = [...new Set(getTeamIds(search))];
  const { page, pageSize, sort } = toSearchData(search);
  return {
    employeeId: employee === '' || isScope(employee) ? null : employee,
    ...(isScope(employee) && { scope: employee }),
    ...(teamIds.length > 0 && { teamIds }),
    ...toDaysRequest(search, 'thisWeek'),
    projectIds: getFilterIds(search, projectName),
    isCumulative: isCumulative(search),
    page,
    pageSize,
    sort,
    groupBy: getGrouping(search),
  };
}
