import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  getFilterIds,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';

/** The names of its filters, and of how it is put together, in the address. */
export const employeeName = 'employee';
/** Ids of teams, several by commas. */
export const teamsName = 'teamIds';
export const periodName = 'period';
export const fromName = 'fromDate';
export const toName = 'toDate';
export const projectName = 'projectId';
export const cumulativeName = 'isCumulative';
export const groupingName = 'groupBy';

/** Stands for the time without a project. */
export const noProject = '00000000-0000-0000-0000-000000000000';

/** Periods that are named by today; this week unless another is chosen. */
export const periods = ['today', 'lastWeek', 'thisMonth', 'lastMonth'] as const;

/** What the time can be added up by; the first unless another is chosen. */
export const timeGroupings = ['Project', 'Employee', 'Task', 'Day'] as const;
export type TimeGrouping = (typeof timeGroupings)[number];

/** What the address of the report may order and filter by. */
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

/** What the address says of them, where that can be. */
export const getGrouping = (search: ListSearch): TimeGrouping =>
  timeGroupings.find((each) => each === getFilter(search, groupingName)) ?? timeGroupings[0];

export const isCumulative = (search: ListSearch): boolean =>
  getFilter(search, cumulativeName) === 'yes';

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** The teams that an address narrows to. */
export const getTeamIds = (search: ListSearch): readonly string[] =>
  getFilterIds(search, teamsName);

const isScope = (selected: string): selected is 'MyTeam' | 'All' =>
  selected === 'MyTeam' || selected === 'All';

/** The time that is asked for as the contract takes it. Source: CLOCK-046, CLOCK-086. */
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
