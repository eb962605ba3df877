import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../../lists/list-search.ts';
import { searchName } from '../../records/record-page.ts';
import { reviewStatuses } from '../list/review-search.ts';

export type Cycle = Schema<'ReviewCycle'>;
export type CycleDetail = Schema<'ReviewCycleAnswer'>;
export type CycleStatus = Schema<'ReviewCycleStatus'>;
export type Reviewee = Schema<'CycleMember'>;
export type ReviewOutcome = Schema<'ReviewOutcome'>;

export const cycleStatuses = ['NotStarted', 'InProgress', 'Completed', 'Archived'] as const;

export const statusFilter = 'status';
export const teamFilter = 'teamId';
export const yearFilter = 'year';
export const stepFilter = 'stepId';
/** A filter that is set to one of `attentions`. */
export const attentionFilter = 'attention';
export const attentions = ['overdue', 'needsAdmin'] as const;

const cycleSortable = [
  'cycleName',
  'period',
  'startDate',
  'endDate',
  'teamName',
  'workflowName',
  'status',
  'deliveredCount',
] as const;

/** The columns by which the address of the list of cycles may sort and filter. */
export const cycleColumns: ListColumns = {
  sortable: cycleSortable,
  filterable: [searchName, statusFilter, teamFilter, yearFilter],
  ofRecords: [teamFilter],
};

/** The columns by which the address of a cycle may sort and filter its reviewees. */
export const revieweeColumns: ListColumns = {
  sortable: ['employeeName', 'employeeDesignation', 'stepName', 'status'],
  filterable: [searchName, statusFilter, stepFilter, attentionFilter],
  ofRecords: [stepFilter],
};

/** A value that the contract allows; null for any other in the address. */
function readOne<Value extends string>(
  search: ListSearch,
  name: string,
  allowed: readonly Value[],
): Value | null {
  const value = getFilter(search, name);
  return allowed.find((each) => each === value) ?? null;
}

function readYear(search: ListSearch): number | null {
  const year = Number(getFilter(search, yearFilter));
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : null;
}

/** The text that is searched for, as a filter of a column. */
const readText = (search: ListSearch, column: string) => {
  const value = getFilter(search, searchName);
  return value === '' ? [] : [{ name: column, value }];
};

/** The team and the year of a search. */
const readCycleFilters = (search: ListSearch) => ({
  teamId: getFilter(search, teamFilter).split(',')[0] || null,
  year: readYear(search),
});

export const toCycleSearch = (search: ListSearch): Schema<'CycleListSearch'> => ({
  ...toSearchData(search),
  columnFilters: readText(search, 'cycleName'),
  cycleFilters: {
    ...readCycleFilters(search),
    status: readOne(search, statusFilter, cycleStatuses),
  },
});

export function toRevieweeSearch(search: ListSearch): Schema<'RevieweeSearch'> {
  const attention = readOne(search, attentionFilter, attentions);
  return {
    ...toSearchData(search),
    columnFilters: readText(search, 'employeeName'),
    revieweeFilters: {
      stepId: getFilter(search, stepFilter).split(',')[0] || null,
      status: readOne(search, statusFilter, reviewStatuses),
      ...(attention === 'overdue' && { isOverdue: true }),
      ...(attention === 'needsAdmin' && { needsAdmin: true }),
    },
  };
}

export const toArchiveSearch = (search: ListSearch): Schema<'ArchiveSearch'> => ({
  ...toSearchData(search),
  columnFilters: readText(search, 'employeeName'),
  cycleFilters: readCycleFilters(search),
});

export const toCandidateSearch = (
  search: ListSearch,
  cycleId: string | null,
): Schema<'CandidateSearch'> => ({
  ...toSearchData(search),
  columnFilters: readText(search, 'employeeName'),
  candidateFilters: { teamId: getFilter(search, teamFilter) || null, cycleId },
});
