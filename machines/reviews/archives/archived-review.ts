import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../../lists/list-search.ts';
import { searchName } from '../../records/record-page.ts';
import { teamFilter, yearFilter } from '../cycles/cycle.ts';

export type ArchivedReview = Schema<'ArchivedReview'>;

/** The columns by which the address of the archive may sort and filter. */
export const archiveColumns: ListColumns = {
  sortable: [
    'employeeName',
    'employeeDesignation',
    'reviewCycleName',
    'period',
    'year',
    'reviewStartDate',
  ],
  filterable: [searchName, teamFilter, yearFilter],
  ofRecords: [teamFilter],
};
