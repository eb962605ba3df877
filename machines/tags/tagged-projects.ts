import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  getFilterIds,
  isId,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';
import { searchName } from '../records/record-page.ts';

export type TaggedProject = Schema<'TaggedProject'>;
export type ProjectTag = Schema<'ProjectTag'>;
export type TagChoice = Schema<'TagChoice'>;

/** The names of filters in the address. */
export const tagFilter = 'tag';
export const untaggedFilter = 'untagged';

/** The columns that the server filters by their text. */
const filtered = ['code', 'name'] as const;

/** The columns by which the address of the list may sort and filter. */
export const taggedProjectColumns: ListColumns = {
  sortable: [...filtered, 'tags'],
  filterable: [...filtered, searchName, tagFilter, untaggedFilter],
  ofIds: [tagFilter],
  ofRecords: [tagFilter],
};

/** Whether only projects without a tag are shown. */
export const isUntagged = (search: ListSearch): boolean => getFilter(search, untaggedFilter) !== '';

/** Converts the search of the list to the contract's format. Source: PROJ-D72. */
export function toTagsSearch(search: ListSearch): Schema<'ProjectTagsSearch'> {
  const { columnFilters, ...page } = toSearchData(search);
  const text = getFilter(search, searchName);
  const tagIds = getFilterIds(search, tagFilter).filter(isId).slice(0, 20);
  return {
    ...page,
    columnFilters: columnFilters.filter(({ name }) => filtered.some((each) => each === name)),
    ...(text !== '' && { search: text }),
    ...(tagIds.length > 0 && { tagIds }),
    ...(isUntagged(search) && { isUntagged: true }),
  };
}

/** A project as lists and messages name it. */
export const nameTagged = ({ projectCode, projectName }: TaggedProject): string =>
  `${projectCode} ${projectName}`;

/** The tags of a project that it does not inherit. */
export const getOwnTags = ({ projectTags }: TaggedProject): readonly ProjectTag[] =>
  projectTags.filter(({ isInherited }) => !isInherited);
