import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  getFilterIds,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';
import { fromName, periodName, toDaysRequest, toName } from '../lists/period-search.ts';

/** The names of the report's filters and grouping in the URL; ids are separated by commas. */
export const tagsName = 'tagIds';
export const teamName = 'teamId';
export const employeesName = 'employeeIds';
export const projectsName = 'projectIds';
export const groupingName = 'groupBy';

/** Represents tags without a team. */
export const noTeam = '00000000-0000-0000-0000-000000000000';

/** The period of an address without one. */
export const defaultPeriod = 'thisMonth';

/** The groupings of the rows; the first is the default. */
export const tagGroupings = ['Project', 'Employee', 'Week', 'Month'] as const;
export type TagGrouping = (typeof tagGroupings)[number];

/** The columns by which the URL of the report can order and filter. */
export const tagReportFields: ListColumns = {
  sortable: [
    'tagName',
    'projectName',
    'employeeName',
    'firstDay',
    'totalTimeInSeconds',
    'totalPercentage',
  ],
  filterable: [
    tagsName,
    teamName,
    employeesName,
    projectsName,
    periodName,
    fromName,
    toName,
    groupingName,
  ],
  ofIds: [tagsName, employeesName, projectsName],
  ofRecords: [tagsName, teamName, projectsName],
};

/** The grouping in the URL, or the default where it is missing or invalid. */
export const getTagGrouping = (search: ListSearch): TagGrouping =>
  tagGroupings.find((each) => each === getFilter(search, groupingName)) ?? tagGroupings[0];

/** The filters that hold several ids. */
type IdsName = typeof tagsName | typeof employeesName | typeof projectsName;

/** The maximum number of ids in a filter, from the contract. */
const maxIds = 100;
/** The same of a person's id, which is no UUID. */
const longestId = 64;

/** The ids that a URL filters by. */
export const getIds = (search: ListSearch, name: IdsName): string[] =>
  [...new Set(getFilterIds(search, name))].filter((id) => id.length <= longestId).slice(0, maxIds);

/** The requested report in wire format. */
export function toTagReportRequest(search: ListSearch): Schema<'TagReportRequest'> {
  const teamId = getFilter(search, teamName);
  const { page, pageSize, sort } = toSearchData(search);
  return {
    ...toDaysRequest(search, defaultPeriod),
    tagIds: getIds(search, tagsName),
    ...(teamId !== '' && { teamIds: [teamId] }),
    employeeIds: getIds(search, employeesName),
    projectIds: getIds(search, projectsName),
    groupBy: getTagGrouping(search),
    page,
    pageSize,
    sort,
  };
}
