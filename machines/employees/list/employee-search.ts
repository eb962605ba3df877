import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../../lists/list-search.ts';
import { searchName } from '../../records/record-page.ts';

/** The filters by record or status; the others are texts of a column. */
export const designationFilter = 'designationId';
export const managerFilter = 'reportingToId';
export const teamFilter = 'teamId';
export const leadFilter = 'isTeamLead';
export const statusFilter = 'isActive';
export const userFilter = 'hasUser';
export const shiftFilter = 'shift';

const textColumns = ['fullName', 'email', 'designation', 'reportingTo', 'workPlace', 'joinedOn'];

/** The columns by which the address of the list may sort and filter. */
export const employeeColumns: ListColumns = {
  sortable: [...textColumns, 'shift', 'isTeamLead', 'isActive'],
  filterable: [
    searchName,
    designationFilter,
    managerFilter,
    teamFilter,
    leadFilter,
    statusFilter,
    userFilter,
    shiftFilter,
    ...textColumns,
  ],
  ofRecords: [teamFilter],
};

/** A filter with two values; undefined for any other text in the address. */
function readEither(search: ListSearch, name: string): boolean | undefined {
  const value = getFilter(search, name);
  if (value === 'true') return true;
  return value === 'false' ? false : undefined;
}

/** An id in the format of the contract; undefined for any other text in the address. */
const readId = (search: ListSearch, name: string): string | undefined =>
  getFilter(search, name).slice(0, 64) || undefined;

/** Without the properties that are undefined. */
const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const toEmployeeSearch = (search: ListSearch): Schema<'EmployeeSearch'> => ({
  ...toSearchData(search),
  columnFilters: textColumns
    .map((name) => ({ name, value: getFilter(search, name) }))
    .filter(({ value }) => value !== ''),
  employeeFilters: defined({
    text: getFilter(search, searchName) || undefined,
    designationId: readId(search, designationFilter),
    reportingToId: readId(search, managerFilter),
    teamId: readId(search, teamFilter)?.split(',')[0],
    isTeamLead: readEither(search, leadFilter),
    isActive: readEither(search, statusFilter),
    hasUser: readEither(search, userFilter),
    shift: getFilter(search, shiftFilter).slice(0, 250) || undefined,
  }),
});
