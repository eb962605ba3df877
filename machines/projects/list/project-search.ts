import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  getFilterIds,
  isId,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../../lists/list-search.ts';
import { searchName } from '../../records/record-page.ts';

/** The filters of which the list shows the numbers; `accessible` shows all. */
export const projectShows = [
  'accessible',
  'owned',
  'watched',
  'apex',
  'impedimented',
  'progressing',
  'stopped',
  'waiting',
] as const satisfies readonly (keyof Schema<'ProjectFilterCounts'>)[];
export type ProjectShow = (typeof projectShows)[number];

/** The name of the filter that selects one of them, in the address. */
export const showName = 'show';
export const tagFilter = 'tagIds';
export const ownerFilter = 'ownerIds';
export const parentFilter = 'parentId';

/** What each one sends. */
const requests: Readonly<Record<ProjectShow, Partial<Schema<'ProjectSearch'>>>> = {
  accessible: {},
  owned: { selectedFilter: 'OwnedByMe' },
  watched: { selectedFilter: 'OnWatchlist' },
  apex: { isApexProject: true },
  impedimented: { selectedFilter: 'Impedimented' },
  progressing: { selectedFilter: 'ProgressingInTheLastWeek' },
  stopped: { selectedFilter: 'StoppedInTheLastWeek' },
  waiting: { isResponse: true },
};

/** The columns that the server filters by their text. */
const filtered = [
  'code',
  'name',
  'description',
  'createdBy',
  'ownedBy',
  'startOn',
  'dueOn',
] as const;
const ownFilters = [searchName, showName, tagFilter, ownerFilter, parentFilter] as const;

/** The columns by which the address of the list may sort and filter. Source: PROJ-052. */
export const projectColumns: ListColumns = {
  sortable: [...filtered, 'createdOn', 'unResolvedImpediment', 'isWatching'],
  filterable: [...filtered, ...ownFilters],
  ofIds: [tagFilter, ownerFilter],
  ofRecords: [tagFilter, parentFilter],
};

/** The selected one of the counted filters. */
export const getShow = (search: ListSearch): ProjectShow =>
  projectShows.find((each) => each === getFilter(search, showName)) ?? 'accessible';

/** Whether the list is narrowed at all: then the tree shows what matches at its top. */
export const isFiltered = ({ columnFilters }: ListSearch): boolean => columnFilters.length > 0;

/** Converts the search of the list to the contract's format. Source: PROJ-064. */
export function toProjectSearch(search: ListSearch): Schema<'ProjectSearch'> {
  const { columnFilters, ...page } = toSearchData(search);
  const text = getFilter(search, searchName);
  const tagIds = getFilterIds(search, tagFilter).filter(isId).slice(0, 20);
  const ownerIds = getFilterIds(search, ownerFilter)
    .filter((id) => id.length <= 64)
    .slice(0, 100);
  const parentId = getFilter(search, parentFilter);
  return {
    ...page,
    columnFilters: columnFilters.filter(({ name }) => filtered.some((each) => each === name)),
    ...requests[getShow(search)],
    ...(text !== '' && { search: text }),
    ...(tagIds.length > 0 && { tagIds }),
    ...(ownerIds.length > 0 && { ownerIds }),
    ...(isId(parentId) && { parentId }),
  };
}
