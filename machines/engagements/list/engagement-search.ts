import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  toSearchData,
  type ColumnFilter,
  type ListColumns,
  type ListSearch,
} from '../../lists/list-search.ts';
import { searchName } from '../../records/record-page.ts';

/** Filters of the address: each stage is one, since its name may contain any separator. */
const stagePrefix = 'stage.';
const withoutStage = 'withoutStage';
export const typeFilter = 'projectType';
export const unplannedFilter = 'nothingPlanned';
export const overFilter = 'overThreshold';

/** The value of a filter that is either set or not. */
export const isSet = 'yes';

/** The columns that the server filters by their text. */
const filtered = ['prospectName', 'name', 'currentStageName'] as const;
const sortable = [
  ...filtered,
  'createdOn',
  'inStageSince',
  'lastActionOn',
  'activityRatio',
  'effortRatio',
] as const;

/** The columns by which the address of the list may sort and filter. Source: ENGAG-004. */
export const engagementColumns: ListColumns = {
  sortable,
  filterable: [...filtered, searchName, withoutStage, typeFilter, unplannedFilter, overFilter],
  prefixes: [stagePrefix],
  ofRecords: [typeFilter],
};

/** The name of the filter of a stage; null stands for engagements without one. */
const toStageFilter = (stageName: string | null): string =>
  stageName === null ? withoutStage : stagePrefix + stageName;

const isStageFilter = ({ name }: ColumnFilter) =>
  name === withoutStage || name.startsWith(stagePrefix);

/** The selected stages; empty if all are shown. */
export const getStages = ({ columnFilters }: ListSearch): readonly (string | null)[] =>
  columnFilters
    .filter(isStageFilter)
    .map(({ name }) => (name === withoutStage ? null : name.slice(stagePrefix.length)));

/** Selects a stage, or no longer. */
export function toggleStage(search: ListSearch, stageName: string | null): ListSearch {
  const name = toStageFilter(stageName);
  const others = search.columnFilters.filter((filter) => filter.name !== name);
  const isSelected = others.length < search.columnFilters.length;
  const columnFilters = isSelected ? others : [...others, { name, value: isSet }];
  return { ...search, page: 1, columnFilters };
}

/** The search without its stages, whose numbers do not depend on them. */
export const withoutStages = (search: ListSearch): ListSearch => ({
  ...search,
  page: 1,
  columnFilters: search.columnFilters.filter((filter) => !isStageFilter(filter)),
});

/** Converts the search of the list to the contract's format. */
export function toEngagementSearch(search: ListSearch): Schema<'EngagementSearch'> {
  const { columnFilters, ...page } = toSearchData(search);
  const text = getFilter(search, searchName);
  const stageNames = getStages(search);
  const typeId = getFilter(search, typeFilter);
  return {
    ...page,
    columnFilters: columnFilters.filter(({ name }) => filtered.some((each) => each === name)),
    ...(text !== '' && { search: text }),
    ...(stageNames.length > 0 && { stageNames: stageNames.slice(0, 100) }),
    ...(typeId !== '' && { projectTypeIds: typeId.split(',').slice(0, 100) }),
    ...(getFilter(search, unplannedFilter) !== '' && { isNextPlanned: false }),
    ...(getFilter(search, overFilter) !== '' && { isOverThreshold: true }),
  };
}
