import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  getFilterIds,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';
import { itemStatuses, type WorkItemGrouping, type WorkItemScope } from './items/work-item.ts';

/** The names of the filters and of what is shown, in the address. */
export const scopeName = 'scope';
export const reasonsName = 'reasons';
export const textName = 'text';
export const kindName = 'kind';
export const projectsName = 'projectIds';
export const peopleName = 'people';
export const tagsName = 'tagIds';
export const statusName = 'status';
export const dueName = 'due';
export const dueFromName = 'dueFrom';
export const dueToName = 'dueTo';
export const fromName = 'fromDate';
export const toName = 'toDate';
export const layoutName = 'layout';
export const groupName = 'groupBy';
export const columnsName = 'hidden';

/** Names that choose how the items are shown, and filter nothing. */
export const viewNames: readonly string[] = [layoutName, groupName, columnsName];

export const layouts = ['table', 'board', 'timeline', 'people'] as const;
export type WorkViewLayout = (typeof layouts)[number];
export const groupings = ['person', 'project', 'status', 'due'] as const;
const scopes = ['mine', 'team', 'all'] as const;
export const reasons = ['assigned', 'watched', 'timed', 'raised'] as const;
export const dueFilters = ['overdue', 'today', 'thisWeek', 'none', 'range'] as const;
/** All statuses, also done. */
export const anyStatus = 'any';

/** What the address of the work view can say. */
export const workViewFields: ListColumns = {
  sortable: ['due', 'hours', 'project', 'title', 'person', 'estimate', 'order', 'fullName'],
  filterable: [
    scopeName,
    reasonsName,
    textName,
    kindName,
    projectsName,
    peopleName,
    tagsName,
    statusName,
    dueName,
    dueFromName,
    dueToName,
    fromName,
    toName,
    layoutName,
    groupName,
    columnsName,
  ],
  ofIds: [projectsName, peopleName, tagsName],
  ofRecords: [projectsName],
};

const pick = <Value extends string>(values: readonly Value[], value: string): Value | null =>
  values.find((each) => each === value) ?? null;

export const getLayout = (search: ListSearch): WorkViewLayout =>
  pick(layouts, getFilter(search, layoutName)) ?? 'table';

/** The grouping; a board always has one. */
export function getGrouping(search: ListSearch): WorkItemGrouping | null {
  const grouping = pick(groupings, getFilter(search, groupName));
  return grouping ?? (getLayout(search) === 'board' ? 'status' : null);
}

/** The scope; null for the first that the person can select. */
export const getScope = (search: ListSearch): WorkItemScope | null =>
  pick(scopes, getFilter(search, scopeName));

/** The ids of the hidden columns. */
export const getHiddenColumns = (search: ListSearch): readonly string[] =>
  getFilterIds(search, columnsName);

const some = <Value extends string>(search: ListSearch, name: string, values: readonly Value[]) =>
  getFilterIds(search, name).flatMap((value) => pick(values, value) ?? []);

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** The statuses that are shown: without a filter those of open work, with all of them none. */
function getStatuses(search: ListSearch) {
  const status = getFilter(search, statusName);
  if (status === anyStatus) return [];
  const selected = some(search, statusName, itemStatuses);
  return selected.length > 0 ? selected : itemStatuses.filter((each) => each !== 'done');
}

/** The request for the items in the contract's form. */
export function toWorkItemSearch(
  search: ListSearch,
  defaultScope: WorkItemScope,
): Schema<'WorkItemSearch'> {
  const { page, pageSize, sort } = toSearchData(search);
  const scope = getScope(search) ?? defaultScope;
  const due = pick(dueFilters, getFilter(search, dueName));
  const [dueFrom, dueTo] = [getFilter(search, dueFromName), getFilter(search, dueToName)];
  const [from, to] = [getFilter(search, fromName), getFilter(search, toName)];
  const grouping = getGrouping(search);
  const kind = pick(['task', 'impediment'] as const, getFilter(search, kindName));
  const isItemSort = sort !== null && !sort.endsWith('fullName');
  return {
    scope,
    ...(scope === 'mine' && { reasons: some(search, reasonsName, reasons) }),
    ...(isDay(from) && { startDateAsString: from }),
    ...(isDay(to) && { endDateAsString: to }),
    search: getFilter(search, textName),
    kinds: kind ? [kind] : [],
    projectIds: getFilterIds(search, projectsName),
    personIds: getFilterIds(search, peopleName),
    tagIds: getFilterIds(search, tagsName).slice(0, 20),
    statuses: getStatuses(search),
    ...(due && { due }),
    ...(due === 'range' && isDay(dueFrom) && { dueFrom }),
    ...(due === 'range' && isDay(dueTo) && { dueTo }),
    ...(grouping && { group: grouping }),
    page,
    pageSize,
    sort: isItemSort ? sort : null,
  };
}
