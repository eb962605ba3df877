import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  getFilterIds,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../../lists/list-search.ts';
import { searchName } from '../../records/record-page.ts';
import { stepFilter } from './step-filter.ts';

/** Filters of the address. */
export const cycleFilter = 'cycleId';
export const teamFilter = 'teamId';
export const yearFilter = 'year';
export const scopeFilter = 'scope';
export const statusFilter = 'statuses';
export const overdueFilter = 'overdue';
export const waitingFilter = 'waiting';

/** The value of a filter that is either set or not. */
export const isSet = 'yes';

export const reviewStatuses = [
  'NotStarted',
  'Answered',
  'Promoted',
  'Rejected',
  'Delivered',
] as const satisfies readonly Schema<'ReviewStatus'>[];
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewScopes = ['All', 'Mine', 'MyTeam'] as const;
export type ReviewScope = (typeof reviewScopes)[number];

/** The columns that the server filters by their text. */
const filtered = ['employeeName', 'employeeDesignation', 'reviewCycleName', 'period'] as const;

/** The columns by which the address of the list may sort and filter. Source: REVW-018. */
export const reviewColumns: ListColumns = {
  sortable: [
    ...filtered,
    'status',
    'stepOrder',
    'waitingSince',
    'reviewStartDate',
    'meetingStatus',
  ],
  filterable: [
    ...filtered,
    searchName,
    stepFilter,
    cycleFilter,
    teamFilter,
    yearFilter,
    scopeFilter,
    statusFilter,
    overdueFilter,
    waitingFilter,
  ],
  ofRecords: [stepFilter, cycleFilter, teamFilter],
};

/** The selected statuses; empty for any. */
export const getStatuses = (search: ListSearch): readonly ReviewStatus[] => {
  const selected = getFilterIds(search, statusFilter);
  return reviewStatuses.filter((status) => selected.includes(status));
};

export const getScope = (search: ListSearch): ReviewScope =>
  reviewScopes.find((scope) => scope === getFilter(search, scopeFilter)) ?? 'All';

/** Whether only reviews that are waiting for the person are listed. */
export const isWaiting = (search: ListSearch): boolean => getFilter(search, waitingFilter) !== '';

/**
 * Converts the search of the list to the contract's format. Without an order, what is waiting for
 * the person comes first. Source: REVW-018.
 */
export function toReviewSearch(search: ListSearch): Schema<'ReviewListSearch'> {
  const { columnFilters, sort, ...page } = toSearchData(search);
  const [text, stepId, cycleId, teamId] = [searchName, stepFilter, cycleFilter, teamFilter].map(
    (name) => getFilter(search, name),
  );
  const year = Number(getFilter(search, yearFilter));
  const statuses = getStatuses(search);
  return {
    ...page,
    sort: sort ?? '-needsAction',
    columnFilters: columnFilters.filter(({ name }) => filtered.some((each) => each === name)),
    cycleFilters: {
      scope: getScope(search),
      ...(text && { search: text }),
      ...(stepId && { stepId }),
      ...(cycleId && { cycleId }),
      ...(teamId && { teamId }),
      ...(year >= 2000 && year <= 2100 && Number.isInteger(year) && { year }),
      ...(statuses.length > 0 && { statuses: [...statuses] }),
      ...(getFilter(search, overdueFilter) !== '' && { isOverdue: true }),
    },
    showActionableItem: isWaiting(search),
  };
}

/** The search without the reviews of a team, for people who lead none. */
export function withoutTeam(search: ListSearch): ListSearch {
  if (getScope(search) !== 'MyTeam') return search;
  const columnFilters = search.columnFilters.filter(({ name }) => name !== scopeFilter);
  return { ...search, columnFilters };
}
